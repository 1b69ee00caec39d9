import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { FEEDBACK_LIMITS } from '../../../src/lib/contracts/feedback';
import type { FeedbackDatabase } from '../schema';
import { formatFaults, storableText } from '../payload';
import {
  countFeedback,
  type FeedbackFilter,
  listComments,
  listValues,
  readFeedback,
} from '../store';
import { createCsv } from './createCsv';
import { createReportPage, REPORT_POLICY } from './createReportPage';
import { isAuthorized } from './isAuthorized';

/** The page shows this many at most; the CSV has everything. */
const MAX_PLACES = 500;
const MAX_COMMENTS = 100;

const name = storableText(FEEDBACK_LIMITS.name).optional();

const filterSchema = z.object({ version: name, product: name });

function readFilter(query: unknown): FeedbackFilter {
  const filter = filterSchema.safeParse(query);
  if (!filter.success) {
    throw Object.assign(new Error(formatFaults(filter.error)), { statusCode: 400 });
  }
  return filter.data;
}

/** `/report` and `/report.csv`, for those who know the token; neither exists without a token. */
export function addReport(
  receiver: FastifyInstance,
  database: FeedbackDatabase,
  token: string | undefined,
): void {
  if (token === undefined) {
    return;
  }
  const onRequest = async ({ headers }: FastifyRequest, reply: FastifyReply) => {
    void reply.headers({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    });
    if (!isAuthorized(headers.authorization, token)) {
      await reply
        .code(401)
        .header('www-authenticate', 'Basic realm="Feedback report", charset="UTF-8"')
        .send({ error: 'Send the token as a bearer token, or as the password of any user.' });
    }
  };

  receiver.get('/report', { onRequest }, async ({ query }, reply) => {
    const filter = readFilter(query);
    const [versions, products, counts, comments] = await Promise.all([
      listValues(database, 'version'),
      listValues(database, 'product'),
      countFeedback(database, filter, MAX_PLACES),
      listComments(database, filter, MAX_COMMENTS),
    ]);
    return reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', REPORT_POLICY)
      .send(createReportPage({ filter, versions, products, counts, comments }));
  });

  receiver.get('/report.csv', { onRequest }, ({ query }, reply) =>
    reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', 'attachment; filename="feedback.csv"')
      .send(createCsv(readFeedback(database, readFilter(query)))),
  );
}
