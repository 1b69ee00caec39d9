import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { createReceiver } from './createReceiver';
import { type DatabaseLocation, openDatabase } from './database';
import { createFeedback, createForm } from '../../testing/feedback/writeFeedback';
import { startPostgres } from './postgres/startPostgres';
import type { FeedbackDatabase } from './schema';
import { describeProcesses } from './testProcesses';

const SETTINGS = {
  origins: ['http://localhost:3000', 'https://docs.example'],
  reportToken: 'token',
  rateLimit: undefined,
  trustedProxies: undefined,
};

jest.setTimeout(60_000);

let folder: string;
let postgres: Awaited<ReturnType<typeof startPostgres>>;
let made = 0;

beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'feedback-'));
  postgres = await startPostgres((message) => process.stderr.write(`${message}\n`));
});

afterAll(async () => {
  await postgres?.stop();
  rmSync(folder, { recursive: true, force: true });
});

const KINDS: Record<DatabaseLocation['kind'], () => Promise<DatabaseLocation>> = {
  sqlite: async () => ({ kind: 'sqlite', file: path.join(folder, `${(made += 1)}.sqlite`) }),
  postgres: async () => ({
    kind: 'postgres',
    url: await postgres.createDatabase(`feedback_${(made += 1)}`),
  }),
};

const FORM = { 'content-type': 'application/x-www-form-urlencoded' };
const BEARER = { authorization: 'Bearer token' };

describe.each(Object.entries(KINDS))('on %s', (_kind, createLocation) => {
  let database: FeedbackDatabase;
  let receiver: FastifyInstance;
  const faults: unknown[] = [];

  beforeAll(async () => {
    database = await openDatabase(await createLocation());
    receiver = createReceiver(database, SETTINGS, {
      error: (fault) => faults.push(fault),
      warn: (message: string) => faults.push(message),
    });
  });

  beforeEach(async () => {
    await database.deleteFrom('feedback').execute();
  });

  afterEach(() => {
    expect(faults).toEqual([]);
  });

  afterAll(async () => {
    await receiver.close();
    await database.destroy();
  });

  const send = (payload: object, headers: Record<string, string> = {}) =>
    receiver.inject({
      method: 'POST',
      url: '/feedback',
      headers: { ...FORM, ...headers },
      payload: createForm(payload),
    });

  const retract = (id: string) => send({ callback_id: 'retract_feedback', id });

  const readRows = () => database.selectFrom('feedback').selectAll().orderBy('id').execute();

  const readCsv = async (query = '') =>
    (await receiver.inject({ url: `/report.csv${query}`, headers: BEARER })).body;

  it('stores what was sent, and nothing about the sender', async () => {
    const feedback = createFeedback({ rating: 0, comment: 'Zeilen 👍\r\n„und“ \'"<b>' });
    const { statusCode, json } = await send(feedback, { 'user-agent': 'secret' });
    expect([statusCode, json()]).toEqual([200, { ok: true }]);
    expect(await readRows()).toEqual([
      {
        id: feedback.id,
        retracted: 0,
        rating: 0,
        comment: feedback.comment,
        page_url: feedback.currentLocationURL,
        section_url: '',
        section_title: '',
        repository: 'https://github.com/mui/mui-x',
        product: 'x-charts',
        version: 'v8',
        language: 'en',
        received_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]{12}Z$/),
      },
    ]);
  });

  it('replaces earlier feedback with the same id', async () => {
    const feedback = createFeedback();
    await send(feedback);
    await send(feedback);
    await send({ ...feedback, id: feedback.id.toUpperCase(), rating: 0, comment: '' });
    expect(await readRows()).toMatchObject([{ id: feedback.id, rating: 0, comment: '' }]);
  });

  it('retracts feedback, and ignores a late repeat of it', async () => {
    const feedback = createFeedback();
    await send(feedback);
    expect((await retract(feedback.id)).statusCode).toBe(200);
    expect((await send(feedback)).statusCode).toBe(200);
    await retract(feedback.id);
    expect(await readCsv()).not.toContain(feedback.id);
    expect(await readRows()).toMatchObject([
      { retracted: 1, rating: null, comment: '', page_url: '' },
    ]);
  });

  it('retracts feedback that has not arrived yet', async () => {
    const feedback = createFeedback();
    await retract(feedback.id);
    await send(feedback);
    expect(await readCsv()).not.toContain(feedback.id);
  });

  it('answers bots that fill in the trap like everyone else, and stores nothing', async () => {
    const { statusCode, json } = await send({
      ...createFeedback(),
      website: 'https://spam.example',
    });
    expect([statusCode, json()]).toEqual([200, { ok: true }]);
    expect(await readRows()).toEqual([]);
  });

  it('stores half characters as replacement characters and rejects NUL', async () => {
    await send(createFeedback({ comment: 'Cut in the middle \ud83d' }));
    expect(await readRows()).toMatchObject([{ comment: 'Cut in the middle \ufffd' }]);
    const { statusCode, json } = await send(createFeedback({ comment: 'Zero \0 zero zero' }));
    expect([statusCode, json().error]).toEqual([400, expect.stringContaining('comment: ')]);
    const { statusCode: filtered } = await receiver.inject({
      url: '/report?version=%00',
      headers: BEARER,
    });
    expect(filtered).toBe(400);
  });

  it('loses nothing with many simultaneous writers, and keeps one row per id', async () => {
    const ids = Array.from({ length: 300 }, () => randomUUID());
    const again = createFeedback();
    const answers = await Promise.all([
      ...ids.map((id) => send(createFeedback({ id }))),
      ...ids.map((_, index) => send({ ...again, rating: (index % 2) as 0 | 1 })),
    ]);
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect((await readRows()).map(({ id }) => id)).toEqual([...ids, again.id].sort());
  });

  it('reports pages, sections and comments, filtered by version and product', async () => {
    const section = {
      rating: undefined,
      commentSectionURL: 'http://localhost:3000/x/react-charts/bars/#stacking',
      commentSectionTitle: 'Stacking <b>bars</b>',
      comment: '"><script>alert(1)</script>',
    };
    await send(createFeedback());
    await send(createFeedback({ comment: '' }));
    await send(createFeedback({ rating: 0, comment: '' }));
    await send(createFeedback(section));
    await send(createFeedback({ version: 'v7', comment: 'Another version of it.' }));
    const { body, headers } = await receiver.inject({
      url: '/report?version=v8&product=x-charts',
      headers: BEARER,
    });
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    const text = body.replace(/\s+/g, ' ');
    expect(text).toContain('/bars/</a></th> <td>2</td> <td>1</td> <td>1</td>');
    expect(text).toMatch(/Stacking &lt;b&gt;bars&lt;\/b&gt;<\/th> <td>0<\/td> <td>0<\/td> <td>1/);
    expect(text).toContain('&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(text).toContain('<option selected>v8</option>');
    expect(text).not.toContain('Another version of it.');
    expect((await readCsv('?version=v7')).split('\r\n')).toHaveLength(3);
    expect((await readCsv('?product=x-tree-view')).split('\r\n')).toHaveLength(2);
  });

  it('counts votes on a section separately from those on its page, and writes them to the CSV', async () => {
    const section = {
      commentSectionURL: 'http://localhost:3000/x/react-charts/bars/#stacking',
      commentSectionTitle: 'Stacking',
      comment: '',
    };
    const changed = createFeedback({ ...section, rating: 1 });
    const undone = createFeedback({ ...section, rating: 1 });
    await send(createFeedback({ comment: '' }));
    await send(createFeedback({ ...section, rating: 0, comment: 'The order is not said.' }));
    await send(changed);
    await send({ ...changed, rating: 0 });
    await send(createFeedback({ ...section, rating: 1 }));
    await send(undone);
    await retract(undone.id);
    const { body } = await receiver.inject({ url: '/report', headers: BEARER });
    const text = body.replace(/\s+/g, ' ');
    expect(text).toContain('/bars/</a></th> <td>1</td> <td>0</td> <td>0</td>');
    expect(text).toContain('Stacking</th> <td>1</td> <td>2</td> <td>1</td>');
    expect(text).toContain('Not helpful · x-charts');
    const votes = (await readCsv())
      .trimEnd()
      .split('\r\n')
      .slice(1)
      .map((line) => line.split(','))
      .filter((cells) => cells[5] === section.commentSectionURL)
      .map((cells) => [cells[6], cells[7]].join(' '));
    expect(votes.sort()).toEqual(['Stacking 0', 'Stacking 0', 'Stacking 1']);
  });

  it('writes more rows to the CSV than are read at a time', async () => {
    const { received_at, ...row } = (await send(createFeedback()), (await readRows())[0]!);
    const rows = Array.from({ length: 2500 }, () => ({ ...row, received_at, id: randomUUID() }));
    for (let start = 0; start < rows.length; start += 500) {
      await database
        .insertInto('feedback')
        .values(rows.slice(start, start + 500))
        .execute();
    }
    const lines = (await readCsv()).trimEnd().split('\r\n').slice(1);
    expect(new Set(lines.map((line) => line.split(',').at(-1))).size).toBe(2501);
    expect(lines).toHaveLength(2501);
  });

  describeProcesses(createLocation);
});
