import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { InjectOptions } from 'fastify';
import { createReceiver } from './createReceiver';
import { openDatabase } from './database';
import { createFeedback, createForm } from '../../testing/feedback/writeFeedback';
import type { FeedbackDatabase } from './schema';

const SITE = 'http://localhost:3000';

const SETTINGS = {
  origins: [SITE],
  reportToken: 'token',
  rateLimit: undefined,
  trustedProxies: undefined,
};

const FORM = { 'content-type': 'application/x-www-form-urlencoded' };

let folder: string;
let database: FeedbackDatabase;
const faults: unknown[] = [];
const warnings: string[] = [];
const open: { close: () => Promise<void> }[] = [];

beforeEach(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'feedback-'));
  database = await openDatabase({ kind: 'sqlite', file: path.join(folder, 'new/feedback.sqlite') });
});

afterEach(async () => {
  await Promise.all(open.splice(0).map((receiver) => receiver.close()));
  await database.destroy();
  rmSync(folder, { recursive: true, force: true });
  expect(faults.splice(0)).toEqual([]);
  expect(warnings.splice(0)).toEqual([]);
});

function create(settings: Partial<Parameters<typeof createReceiver>[1]> = {}) {
  const receiver = createReceiver(
    database,
    { ...SETTINGS, ...settings },
    { error: (fault) => faults.push(fault), warn: (message: string) => warnings.push(message) },
  );
  open.push(receiver);
  return receiver;
}

const vote = (changes: Partial<InjectOptions> = {}): InjectOptions => ({
  method: 'POST',
  url: '/feedback',
  headers: FORM,
  payload: createForm(createFeedback()),
  ...changes,
});

it.each([
  ['JSON', vote({ headers: { 'content-type': 'application/json' }, payload: '{}' }), 415],
  ['text', vote({ headers: { 'content-type': 'text/plain' } }), 415],
  ['untyped bytes', vote({ headers: {} }), 415],
  ['nothing', vote({ payload: undefined }), 400],
  ['an oversized body', vote({ payload: `payload=${'x'.repeat(100_000)}` }), 413],
  ['a malformed form', vote({ payload: '%%%=%E0%A4%A&payload' }), 400],
  ['deep JSON', vote({ payload: `payload=${'['.repeat(90_000)}` }), 400],
  ['pages of other sites', vote({ headers: { ...FORM, origin: 'https://evil.example' } }), 403],
  ['another method', vote({ method: 'GET', payload: undefined }), 404],
  ['a malformed address', vote({ url: '/%zz' }), 400],
])('rejects %s with a reason', async (_name, request, status) => {
  const { statusCode, json } = await create().inject(request);
  expect([statusCode, json()]).toMatchObject([status, { error: expect.stringMatching(/\w/) }]);
});

it('accepts the longest payload of the contract, however it is escaped', async () => {
  const payload = createForm(
    createFeedback({
      comment: '"\u4f60'.repeat(1000),
      currentLocationURL: `${SITE}/${'\u4f60'.repeat(1978)}`,
      commentSectionTitle: '\u4f60'.repeat(300),
    }),
  );
  expect((await create().inject(vote({ payload }))).statusCode).toBe(200);
});

it('lets only pages of the site read its responses', async () => {
  const receiver = create({ rateLimit: 1 });
  const ask = (origin: string) => receiver.inject(vote({ headers: { ...FORM, origin } }));
  expect((await ask(SITE)).headers['access-control-allow-origin']).toBe(SITE);
  const limited = await ask(SITE);
  expect(limited.statusCode).toBe(429);
  expect(limited.headers).toMatchObject({
    'access-control-allow-origin': SITE,
    'access-control-expose-headers': 'Retry-After',
  });
  expect((await ask('https://evil.example')).headers).not.toHaveProperty(
    'access-control-allow-origin',
  );
});

it('limits only the client that sends too many requests', async () => {
  const receiver = create({ rateLimit: 2, trustedProxies: '127.0.0.1' });
  const ask = (client: string) =>
    receiver.inject(vote({ headers: { ...FORM, 'x-forwarded-for': client } }));
  const statuses = [await ask('192.0.2.1'), await ask('192.0.2.1'), await ask('192.0.2.2')];
  expect(statuses.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
  const { statusCode, headers, json } = await ask('192.0.2.1');
  expect([statusCode, json()]).toEqual([429, { error: expect.stringContaining('Too many') }]);
  expect(Number(headers['retry-after'])).toBeGreaterThan(0);
});

it.each([undefined, '10.0.0.0/8'])(
  'ignores forwarded addresses of untrusted clients, and warns once, trusting %s',
  async (trustedProxies) => {
    const receiver = create({ rateLimit: 1, trustedProxies });
    const ask = (client: string) =>
      receiver.inject(vote({ headers: { ...FORM, 'x-forwarded-for': client } }));
    await ask('192.0.2.1');
    expect((await ask('192.0.2.2')).statusCode).toBe(429);
    expect(warnings.splice(0)).toEqual([
      expect.stringMatching(
        /from 127\.0\.0\.1 carries X-Forwarded-For.*--trust-proxy 127\.0\.0\.1/s,
      ),
    ]);
  },
);

it.each([
  ['from a proxy it trusts', { trustedProxies: '127.0.0.1' }, { 'x-forwarded-for': '192.0.2.1' }],
  [
    'from a client on the machine of the proxy',
    { trustedProxies: '127.0.0.1' },
    { 'x-forwarded-for': '127.0.0.1' },
  ],
  ['without the header', {}, {}],
  ['without a rate limit', { rateLimit: undefined }, { 'x-forwarded-for': '192.0.2.1' }],
])('does not warn of a request %s', async (_name, settings, headers) => {
  const receiver = create({ rateLimit: 60, ...settings });
  await receiver.inject(vote({ headers: { ...FORM, ...headers } }));
  expect(warnings).toEqual([]);
});

it.each(['/report', '/report.csv'])('shows %s to those who know the token', async (url) => {
  const receiver = create();
  const ask = (authorization?: string) =>
    receiver.inject({ url, headers: authorization ? { authorization } : {} });
  expect((await ask('Bearer token')).statusCode).toBe(200);
  expect((await ask('Bearer other')).statusCode).toBe(401);
  const { statusCode, headers } = await ask();
  expect(statusCode).toBe(401);
  expect(headers['www-authenticate']).toMatch(/^Basic /);
  expect((await create({ reportToken: undefined }).inject({ url })).statusCode).toBe(404);
});

it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1+1', '\r=1+1'])(
  'writes %j into the CSV as text',
  async (start) => {
    const receiver = create();
    // The contract trims comments, so only other fields can start with whitespace.
    const title = `${start},"x"`;
    const section = { commentSectionURL: `${SITE}/#a`, commentSectionTitle: title };
    const feedback = createFeedback({ ...section, rating: undefined });
    await receiver.inject(vote({ payload: createForm(feedback) }));
    const { body, headers } = await receiver.inject({
      url: '/report.csv',
      headers: { authorization: 'Bearer token' },
    });
    expect(headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(body).toContain(`,"'${start},""x""",`);
    expect(body.endsWith(`,${feedback.id}\r\n`)).toBe(true);
  },
);

it('asks the client to retry when the database fails, and logs the error', async () => {
  const receiver = create();
  await database.schema.dropTable('feedback').execute();
  const { statusCode, headers, json } = await receiver.inject(vote());
  expect([statusCode, json()]).toEqual([503, { error: 'Try again later.' }]);
  expect(headers['retry-after']).toBe('10');
  expect(faults.splice(0)).toEqual([
    expect.objectContaining({ message: expect.stringContaining('no such table') }),
  ]);
  expect((await receiver.inject('/health')).json()).toEqual({ ok: true });
});
