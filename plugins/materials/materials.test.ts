import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { rspack } from '@rspack/core';
import { createPackageLister } from './createPackageLister';
import { formatLicenses, parseLicenses } from './formatLicenses';
import { readMaterial } from './readMaterial';

let siteDir: string;

beforeEach(() => {
  siteDir = mkdtempSync(path.join(tmpdir(), 'materials-'));
});

afterEach(() => rmSync(siteDir, { recursive: true }));

function write(file: string, content: string): void {
  mkdirSync(path.join(siteDir, path.dirname(file)), { recursive: true });
  writeFileSync(path.join(siteDir, file), content);
}

function writePackage(name: string, manifest: object, files: Record<string, string> = {}): string {
  const directory = `node_modules/${name}`;
  write(`${directory}/package.json`, JSON.stringify({ name, version: '1.0.0', ...manifest }));
  Object.entries(files).forEach(([file, text]) => write(`${directory}/${file}`, text));
  return path.join(siteDir, directory);
}

it('the bundle lists the packages of its modules, including nested packages', async () => {
  writePackage('used', {}, { 'index.js': "export { b } from '@x/b';" });
  writePackage('used/node_modules/@x/b', {}, { 'index.js': 'export const b = 1;' });
  writePackage('unused', {}, { 'index.js': 'export const a = 1;' });
  write('main.js', "import { b } from 'used'; console.log(b);");
  const directories = await new Promise<readonly string[]>((resolve, reject) => {
    const plugins = [createPackageLister(resolve)];
    const output = { path: path.join(siteDir, 'out') };
    const config = { mode: 'production', context: siteDir, entry: './main.js', output, plugins };
    rspack(config as never).run((error) => error && reject(error));
  });
  expect(directories.map((directory) => path.relative(siteDir, directory))).toEqual([
    'node_modules/used',
    'node_modules/used/node_modules/@x/b',
  ]);
});

it.each([
  [{ license: 'MIT' }, 'MIT'],
  [{ license: { type: 'ISC' } }, 'ISC'],
  [{ licenses: [{ type: 'MIT' }, { type: 'Apache-2.0' }] }, 'MIT OR Apache-2.0'],
  [{}, ''],
])('%j is the license "%s"', (manifest, license) => {
  expect(readMaterial(writePackage('a', manifest))).toMatchObject({ name: 'a', license });
});

it('has the texts that a package includes, in any spelling', () => {
  const files = { LICENSE: 'One', 'licence.md': 'Two', 'NOTICE.txt': 'Three', 'README.md': 'No' };
  const { texts = [] } = readMaterial(writePackage('a', {}, files)) ?? {};
  expect([...texts].sort()).toEqual(['One', 'Three', 'Two']);
});

it("is undefined for a folder that isn't a package", () => {
  expect(readMaterial(siteDir)).toBeUndefined();
});

it('every package is listed once, with its text, and can be parsed again', () => {
  const a = { name: 'a', version: '1.0.0', license: 'MIT', texts: ['Copyright A'] };
  const b = { name: '@x/b', version: '2.0.0', license: '(MIT OR ISC)', texts: [] };
  const text = formatLicenses([a, b, a]);
  expect(parseLicenses(text)).toEqual([
    { name: '@x/b', version: '2.0.0', license: '(MIT OR ISC)' },
    { name: 'a', version: '1.0.0', license: 'MIT' },
  ]);
  expect(text.match(/Copyright A/g)).toHaveLength(1);
});
