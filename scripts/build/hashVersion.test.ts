import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { DocsVersion } from '../../plugins/versions';
import { DOCS_VERSIONS, getDocsDir, getVersionRoot } from '../../src/lib/docsVersions';
import { hashVersion } from './hashVersion';

const [OLD] = DOCS_VERSIONS.slice(-1) as [(typeof DOCS_VERSIONS)[number]];
const old: DocsVersion = {
  name: OLD,
  label: OLD,
  docsDir: getDocsDir(OLD),
  root: getVersionRoot(OLD),
  libraryVersion: '4.0.0',
  isCurrent: false,
};

let siteDir: string;
function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(siteDir, file)), { recursive: true });
  writeFileSync(path.join(siteDir, file), text);
}

beforeEach(() => {
  siteDir = mkdtempSync(path.join(tmpdir(), 'hash-'));
  write('package.json', '{"dependencies":{"react":"18.3.1"},"scripts":{"test":"jest"}}');
  write('package-lock.json', '{}');
  write('src/page.tsx', 'export {};');
  write('nav/index.ts', 'export const navEntries = [];');
  DOCS_VERSIONS.map(getDocsDir).forEach((directory) => {
    write(`${directory}/package.json`, '{}');
    write(`${directory}/react-data-grid/index.mdx`, '# Data Grid');
  });
  write(`${getDocsDir(OLD)}/react-data-grid/sorting/index.mdx`, '# Sorting');
});
afterEach(() => rmSync(siteDir, { recursive: true }));

it.each([
  ['a new page of the current version', 'docs/react-data-grid/filtering/index.mdx', '# Filtering'],
  ['a new entry in its navigation', 'nav/index.ts', 'export const navEntries = [1];'],
  ['a command', 'package.json', '{"dependencies":{"react":"18.3.1"},"scripts":{}}'],
  ['a test', 'src/page.test.tsx', 'test("works", () => {});'],
])('an old version is not rebuilt for %s', async (_, file, text) => {
  const before = await hashVersion(siteDir, old);
  write(file, text);
  expect(await hashVersion(siteDir, old)).toBe(before);
});

it.each(['SITE_URL', 'FEEDBACK_ENDPOINT', 'CHAT_SCOPES'])(
  'an old version is rebuilt for another %s',
  async (name) => {
    const before = await hashVersion(siteDir, old);
    const env = jest.replaceProperty(process, 'env', { ...process.env, [name]: 'another' });
    const after = await hashVersion(siteDir, old);
    env.restore();
    expect(after).not.toBe(before);
  },
);

it.each([
  ['a page that one of its pages links to', 'docs/react-data-grid/sorting/index.mdx', '# Sorting'],
  ['one of its own pages', `${getDocsDir(OLD)}/react-data-grid/style/index.mdx`, '# Style'],
  ['code of the site', 'src/page.tsx', 'export const a = 1;'],
  [
    'a plugin that creates files for its pages',
    'plugins/markdownPages/index.ts',
    'export const a = 1;',
  ],
  ['its UI strings', 'i18n/en/markdown.json', '{"demo":"Demo"}'],
  ['a package of the site', 'package.json', '{"dependencies":{"react":"18.3.2"}}'],
  ['what npm installs for it', 'package-lock.json', '{"lockfileVersion":3}'],
])('an old version is rebuilt for %s', async (_, file, text) => {
  const before = await hashVersion(siteDir, old);
  write(file, text);
  expect(await hashVersion(siteDir, old)).not.toBe(before);
});
