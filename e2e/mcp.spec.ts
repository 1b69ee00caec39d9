import path from 'node:path';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { expect, test } from '@playwright/test';
import { listVersionPages } from '../plugins/versions/listPages';
import { DOCS_VERSIONS, getVersionRoot, type VersionName } from '../src/lib/docsVersions';
import { readLeftOut } from '../testing/builtSite/readLeftOut';
import { isInAllVariants } from '../testing/plan/plan';

const SITE_DIR = path.join(__dirname, '..');

let client: Client;

test.beforeAll(async () => {
  client = new Client({ name: 'assistant', version: '1.0.0' });
  await client.connect(
    new StdioClientTransport({ command: 'npm', args: ['run', '--silent', 'mcp'] }),
  );
});

test.afterAll(() => client.close());

async function ask(name: string, args: Record<string, unknown>): Promise<string> {
  const { content, isError } = await client.callTool({ name, arguments: args });
  expect(isError, `${name} answers`).toBeFalsy();
  return (content as { text: string }[]).map(({ text }) => text).join('');
}

test('an assistant finds out how to pin a column, and how v5 sorts rows', async () => {
  const found = await ask('search', { query: 'how do I pin a column', version: 'v8' });
  const [, path] = /^- page Column pinning \((.+?)\), pro plan/m.exec(found) ?? [];
  expect(path).toBe('/x/react-data-grid/column-pinning/');
  const page = await ask('read_page', { path: path! });
  expect(page).toContain('initialState');
  expect(page).toContain('pinnedColumns');
  expect(page).toContain("from '@mui/x-data-grid-pro'");
  const old = await ask('read_page', { path: '/x/v5/react-data-grid/quickstart/' });
  expect(old).toContain('columns');
  expect(old).toContain("from '@mui/x-data-grid'");
});

// Reads /x/v7/api/data-grid/data-grid/, which the build must have.
test('an assistant finds out what replaced components', async () => {
  const changes = await ask('compare_versions', {
    ...{ product: 'data-grid', from: 'v5', to: 'v7', name: 'components' },
  });
  expect(changes).toContain('slots');
  const prop = await ask('look_up_api', { name: 'DataGrid', member: 'slots', version: 'v7' });
  expect(prop).toContain('GridSlotsComponent');
});

test('an assistant looks up an error of a production build', async () => {
  const message = await ask('resolve_error', { code: 9, args: ['teal'] });
  expect(message).toContain('teal');
  expect(message).toContain('@mui/');
});

test('every page is listed, and everything listed can be read', async () => {
  const written = listVersionPages(SITE_DIR);
  const leftOut = readLeftOut(path.join(SITE_DIR, 'build'));
  const versions: readonly VersionName[] = isInAllVariants(__filename)
    ? DOCS_VERSIONS
    : ['v8', 'v7'];
  for (const version of versions) {
    const links = (await ask('list_pages', { version })).matchAll(/\((\/x\/[^)]+)\)/g);
    const pages = [...links].map(([, page]) => page!);
    const built = [...written.get(version)!]
      .map((page) => getVersionRoot(version) + page)
      .filter((page) => !leftOut.has(page));
    expect(built.length).toBeGreaterThanOrEqual(5);
    expect(pages).toEqual(expect.arrayContaining(built));
    for (const page of pages) {
      expect((await ask('read_page', { path: page })).length).toBeGreaterThan(200);
    }
  }
});
