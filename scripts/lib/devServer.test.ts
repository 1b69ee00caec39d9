import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findDevServer, recordDevServer } from './devServer';

let siteDir: string;

beforeEach(() => {
  siteDir = mkdtempSync(path.join(tmpdir(), 'dev-server-'));
});

afterEach(() => rmSync(siteDir, { recursive: true }));

it('finds the running server, and nothing once it has exited', () => {
  const origin = 'http://localhost:3000';
  const forget = recordDevServer(siteDir, { pid: process.pid, origin });
  expect(findDevServer(siteDir)).toEqual({ pid: process.pid, origin });
  forget();
  expect(findDevServer(siteDir)).toBeUndefined();
});

it('ignores the record of a killed process', () => {
  // No process has an ID this large.
  recordDevServer(siteDir, { pid: 2 ** 30, origin: 'http://localhost:3000' });
  expect(findDevServer(siteDir)).toBeUndefined();
});
