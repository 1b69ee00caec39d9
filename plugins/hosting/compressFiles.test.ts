import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { compressFiles } from './compressFiles';

let directory: string;
const inDirectory = (file: string) => path.join(directory, file);
const compress = (...files: string[]) =>
  compressFiles(directory, files, { cacheDir: inDirectory('cache') });

beforeEach(() => {
  directory = mkdtempSync(path.join(tmpdir(), 'compress-'));
});
afterEach(() => rmSync(directory, { recursive: true }));

it('writes files that decompress to the same content', async () => {
  const text = 'a page of documentation '.repeat(100);
  writeFileSync(inDirectory('page.html'), text);
  expect(await compress('page.html')).toBe(1);
  expect(brotliDecompressSync(readFileSync(inDirectory('page.html.br'))).toString()).toBe(text);
  expect(gunzipSync(readFileSync(inDirectory('page.html.gz'))).toString()).toBe(text);
  expect(statSync(inDirectory('page.html.br')).size).toBeLessThan(text.length / 10);
});

it('compresses content once, regardless of its name', async () => {
  writeFileSync(inDirectory('one.js'), 'x'.repeat(500));
  writeFileSync(inDirectory('two.js'), 'x'.repeat(500));
  expect(await compress('one.js')).toBe(1);
  expect(await compress('two.js')).toBe(0);
  expect(readFileSync(inDirectory('two.js.br'))).toEqual(readFileSync(inDirectory('one.js.br')));
  writeFileSync(inDirectory('one.js'), 'y'.repeat(500));
  expect(await compress('one.js')).toBe(1);
  expect(brotliDecompressSync(readFileSync(inDirectory('one.js.br'))).toString()).toMatch(/^y+$/);
});

it('leaves small files alone', async () => {
  writeFileSync(inDirectory('robots.txt'), 'User-agent: *');
  expect(await compress('robots.txt')).toBe(0);
  expect(existsSync(inDirectory('robots.txt.br'))).toBe(false);
});
