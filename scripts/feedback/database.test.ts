import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { findFreePort } from '../../testing/servers/findFreePort';
import { runReceiver } from '../../testing/feedback/startReceiver';

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'feedback-'));
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('ends with one line when the server of the database does not answer, without its password', async () => {
  const port = await findFreePort();
  const url = `postgres://me:secret@localhost:${port}/feedback`;
  const { status, output } = await runReceiver({ kind: 'postgres', url }, []).result;
  expect([status, output]).toEqual([
    1,
    expect.stringMatching(
      new RegExp(
        `^PostgreSQL at localhost:${port}/feedback cannot be opened: .*ECONNREFUSED.*\\n$`,
      ),
    ),
  ]);
}, 20_000);

it('ends with one line when the file is no database', async () => {
  const file = path.join(folder, 'feedback.sqlite');
  writeFileSync(
    file,
    'Something else, and long enough to be read as the head of a database.'.repeat(9),
  );
  const { status, output } = await runReceiver({ kind: 'sqlite', file }, []).result;
  expect([status, output]).toEqual([
    1,
    expect.stringMatching(/^SQLite in \S+ cannot be opened: .*not a database.*\n$/),
  ]);
}, 20_000);
