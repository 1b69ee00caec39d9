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

it('exits with one line and without the password when the database server does not respond', async () => {
  const port = await findFreePort();
  const url = `postgres://me:secret@localhost:${port}/feedback`;
  const { status, output } = await runReceiver({ kind: 'postgres', url }, []).result;
  expect([status, output]).toEqual([
    1,
    expect.stringMatching(
      new RegExp(`^Can't open PostgreSQL at localhost:${port}/feedback: .*ECONNREFUSED.*\\n$`),
    ),
  ]);
}, 20_000);

it('exits with one line when the file is not a database', async () => {
  const file = path.join(folder, 'feedback.sqlite');
  writeFileSync(
    file,
    'Something else, and long enough to be read as the head of a database.'.repeat(9),
  );
  const { status, output } = await runReceiver({ kind: 'sqlite', file }, []).result;
  expect([status, output]).toEqual([
    1,
    expect.stringMatching(/^Can't open SQLite in \S+: .*not a database.*\n$/),
  ]);
}, 20_000);
