import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { hashDrawing } from './SnapshotCache';

let siteDir: string;

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(siteDir, file)), { recursive: true });
  writeFileSync(path.join(siteDir, file), text);
}

/** A lock file with these versions of the current docs and the library that renders their demos. */
function writeLock(docs: string, library: string): void {
  const packages = {
    '': { version: '1.0.0' },
    docs: { version: docs },
    [`versioned_docs/version-v7/node_modules/grid`]: { version: docs },
    'node_modules/grid': { version: library, integrity: `sha512-${library}` },
  };
  write('package-lock.json', JSON.stringify({ packages }));
}

beforeEach(() => {
  siteDir = mkdtempSync(path.join(tmpdir(), 'snapshots-'));
  write('src/css/tokens.css', ':root { --a: 1px; }');
  writeLock('8.7.0', '8.7.0');
});
afterEach(() => rmSync(siteDir, { recursive: true }));

it('stays valid when a version is cut', async () => {
  const before = await hashDrawing(siteDir);
  writeLock('9.0.0', '8.7.0');
  expect(await hashDrawing(siteDir)).toBe(before);
});

it('changes with other packages or styles', async () => {
  const before = await hashDrawing(siteDir);
  writeLock('8.7.0', '8.8.0');
  const withPackage = await hashDrawing(siteDir);
  expect(withPackage).not.toBe(before);
  write('src/css/tokens.css', ':root { --a: 2px; }');
  expect(await hashDrawing(siteDir)).not.toBe(withPackage);
});
