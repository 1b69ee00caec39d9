import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findDevServer, recordDevServer } from './devServer';

let siteDir: string;

beforeEach(() => {
  siteDir = mkdtempSync(path.join(tmpdir(), 'dev-server-'));
});

afterEach(() => rmSync(siteDir, { recursive: true }));

it('finds the server that runs, and none once it has ended', () => {
  const origin = 'http://localhost:3000';
  const forget = recordDevServer(siteDir, { pid: process.pid, origin });
  expect(findDevServer(siteDir)).toEqual({ pid: process.pid, origin });
  forget();
  expect(findDevServer(siteDir)).toBeUndefined();
});

it('takes the record of a process that was killed for none', () => {
  // No process has a number this large.
  recordDevServer(siteDir, { pid: 2 ** 30, origin: 'http://localhost:3000' });
  expect(findDevServer(siteDir)).toBeUndefined();
});
