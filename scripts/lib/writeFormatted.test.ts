import { copyFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { writeFormatted } from './writeFormatted';

const SITE_DIR = path.join(__dirname, '../..');

let siteDir: string;

beforeEach(() => {
  siteDir = mkdtempSync(path.join(tmpdir(), 'formatted-'));
  copyFileSync(path.join(SITE_DIR, '.oxfmtrc.json'), path.join(siteDir, '.oxfmtrc.json'));
});

afterEach(() => rmSync(siteDir, { recursive: true }));

const read = (file: string) => readFileSync(path.join(siteDir, file), 'utf8');

test('code and data are formatted, in folders that do not exist yet', async () => {
  await writeFormatted(siteDir, 'docs/bars/Bars.tsx', 'export const a = "b"');
  await writeFormatted(siteDir, 'docs/package.json', JSON.stringify({ name: 'docs' }, null, 2));
  expect(read('docs/bars/Bars.tsx')).toBe("export const a = 'b';\n");
  expect(read('docs/package.json')).toBe('{\n  "name": "docs"\n}\n');
});

test('pages are written unchanged', async () => {
  await writeFormatted(siteDir, 'docs/bars/index.mdx', '*  one\n');
  expect(read('docs/bars/index.mdx')).toBe('*  one\n');
});

test('unreadable code is reported and written unchanged', async () => {
  await expect(writeFormatted(siteDir, 'docs/A.ts', 'const = 1')).rejects.toThrow(
    "Couldn't format docs/A.ts:",
  );
  expect(read('docs/A.ts')).toBe('const = 1');
});
