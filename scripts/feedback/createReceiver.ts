import cors from '@fastify/cors';
import formbody from '@fastify/formbody';
import rateLimit from '@fastify/rate-limit';
import createFastify, { type FastifyError, type FastifyInstance } from 'fastify';
import { createWriter } from './createWriter';
import { pingDatabase } from './database';
import { createPayloadReader } from './payload';
import { addReport } from './report/addReport';
import type { FeedbackDatabase } from './schema';
import type { ReceiverSettings } from './settings';

/** Large enough for the longest payload of the contract with every character escaped. */
const BODY_LIMIT = 100_000;

type ServiceSettings = Pick<
  ReceiverSettings,
  'origins' | 'reportToken' | 'rateLimit' | 'trustedProxies'
>;

/** Where the service logs messages for its operator: the console. */
type Log = Pick<Console, 'error' | 'warn'>;

/** An error whose message is sent to the client. */
function createHttpError(statusCode: number, message: string): Error {
  return Object.assign(new Error(message), { statusCode });
}

/** Server errors are written to `log` and not sent to the client. */
function addErrors(receiver: FastifyInstance, log: Log): void {
  receiver.setNotFoundHandler((_request, reply) => reply.code(404).send({ error: 'Not found.' }));
  receiver.setErrorHandler<FastifyError>((error, _request, reply) => {
    const status = error.statusCode ?? 500;
    if (status >= 500) {
      log.error(error);
      return reply.code(503).header('retry-after', '10').send({ error: 'Try again later.' });
    }
    return reply.code(status).send({ error: error.message });
  });
}

/** Clients keep connections open. When the service closes, busy ones end after their response. */
function endBusyConnections(receiver: FastifyInstance): void {
  let isClosing = false;
  receiver.addHook('preClose', (done) => {
    isClosing = true;
    done();
  });
  receiver.addHook('onSend', (_request, reply, _payload, done) => {
    if (isClosing) {
      void reply.header('connection', 'close');
    }
    done();
  });
}

/**
 * Warns once about a proxy that isn't trusted. Otherwise nobody would notice that all readers
 * behind such a proxy share one rate limit.
 */
function addProxyWarning(receiver: FastifyInstance, log: Log): void {
  let hasWarned = false;
  receiver.addHook('onRequest', (request, _reply, done) => {
    const { ip, ips = [], headers } = request;
    // If the sender is trusted, the list also contains the addresses it forwards.
    if (!hasWarned && 'x-forwarded-for' in headers && ips.length < 2) {
      hasWarned = true;
      log.warn(
        `A request from ${ip} carries X-Forwarded-For, but ${ip} is not a trusted proxy, so all requests from there share one rate limit. If it is your proxy, start the receiver with --trust-proxy ${ip}.`,
      );
    }
    done();
  });
}

function addFeedback(
  receiver: FastifyInstance,
  database: FeedbackDatabase,
  origins: readonly string[],
): void {
  const readPayload = createPayloadReader(origins);
  const write = createWriter(database);
  receiver.post('/feedback', async ({ body, headers: { origin } }) => {
    if (origin !== undefined && !origins.includes(origin)) {
      throw createHttpError(403, `Pages of ${origin} aren't allowed to send feedback.`);
    }
    const read = readPayload(body);
    if (read.kind === 'refused') {
      throw createHttpError(400, read.reason);
    }
    if (read.kind === 'payload') {
      await write(read.payload);
    }
    return { ok: true };
  });
}

/** The service, not listening yet. It keeps client addresses in memory to count requests. */
export function createReceiver(
  database: FeedbackDatabase,
  { origins, reportToken, rateLimit: limit, trustedProxies }: ServiceSettings,
  log: Log,
): FastifyInstance {
  const receiver = createFastify({
    bodyLimit: BODY_LIMIT,
    requestTimeout: 10_000,
    trustProxy: trustedProxies ?? false,
  });
  addErrors(receiver, log);
  endBusyConnections(receiver);
  receiver.removeAllContentTypeParsers();
  // Before the rate limit, so that pages can read its response.
  void receiver.register(cors, {
    origin: [...origins],
    methods: ['POST'],
    exposedHeaders: ['Retry-After'],
  });
  if (limit !== undefined) {
    addProxyWarning(receiver, log);
    void receiver.register(rateLimit, {
      max: limit,
      timeWindow: '1 minute',
      errorResponseBuilder: (_request, { after }) =>
        createHttpError(429, `Too many requests. Try again in ${after}.`),
    });
  }
  void receiver.register(formbody);
  void receiver.register((routes, _options, done) => {
    addFeedback(routes, database, origins);
    addReport(routes, database, reportToken);
    routes.get('/health', { config: { rateLimit: false } }, async () => {
      await pingDatabase(database);
      return { ok: true };
    });
    done();
  });
  return receiver;
}
