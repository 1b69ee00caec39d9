import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { hashFiles, listFiles, listNamedParts } from './hashFiles';

let directory: string;
const locate = (file: string) => path.join(directory, file);
beforeEach(() => {
  directory = mkdtempSync(path.join(tmpdir(), 'hash-'));
  mkdirSync(locate('b'));
  writeFileSync(locate('b/two.ts'), 'two');
  writeFileSync(locate('b/one.ts'), 'one');
  writeFileSync(locate('a.ts'), 'a');
});
afterEach(() => rmSync(directory, { recursive: true }));

it('depends on texts and file contents, in order', () => {
  const parts = ['1.0', { file: locate('a.ts') }];
  const before = hashFiles(parts);
  expect(hashFiles(['1.0', 'a'])).toBe(before);
  expect(hashFiles(parts.toReversed())).not.toBe(before);
  writeFileSync(locate('a.ts'), 'b');
  expect(hashFiles(parts)).not.toBe(before);
});

it('depends on file names if they matter', () => {
  const hash = () => hashFiles(listNamedParts(directory, listFiles(directory)));
  const before = hash();
  rmSync(locate('a.ts'));
  writeFileSync(locate('c.ts'), 'a');
  expect(hash()).not.toBe(before);
});

it("lists files by name, and none if they don't exist", () => {
  const files = ['b', 'a.ts', 'lost'].flatMap((name) => listFiles(locate(name)));
  expect(files).toEqual(['b/one.ts', 'b/two.ts', 'a.ts'].map(locate));
});
