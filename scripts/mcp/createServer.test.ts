import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { InMemoryTransport } from '@modelcontextprotocol/sdk/inMemory.js';
import type { ApiChanges } from '../../src/lib/contracts/apiChanges';
import type { ErrorCodeTable } from '../../src/lib/contracts/errorCodes';
import { CURRENT_VERSION, LIBRARY_VERSION } from '../../src/lib/docsVersions';
import { packEntries } from '../../src/lib/search/packIndex';
import { TEST_ENTRIES } from '../../src/lib/search/testEntries';
import { createServer } from './createServer';
import { openSite } from './site';

const ERRORS: ErrorCodeTable = {
  codes: [
    {
      code: 9,
      messages: [
        {
          text: 'Unsupported `%s` color in `%s`.',
          sources: [{ package: '@mui/system', version: '7.3.10', docsVersions: [CURRENT_VERSION] }],
        },
      ],
    },
  ],
};

const CHANGES: ApiChanges = {
  ...{ product: 'data-grid', from: 'v5', to: 'v6', fromVersion: '5.17.26', toVersion: '6.20.4' },
  groups: [
    {
      kind: 'component',
      name: 'DataGrid',
      changes: [
        {
          part: 'prop',
          kind: 'renamed',
          name: 'slots',
          before: 'components',
          after: 'slots',
          knownBy: 'map',
        },
        { part: 'prop', kind: 'added', name: 'rowSelection' },
      ],
    },
  ],
};

const { names, texts } = packEntries(TEST_ENTRIES);
const nothing = packEntries([]);

const FILES: Readonly<Record<string, string>> = {
  'error-codes.json': JSON.stringify(ERRORS),
  [`search-index/${CURRENT_VERSION}/data-grid.names.json`]: JSON.stringify(names),
  [`search-index/${CURRENT_VERSION}/data-grid.texts.json`]: JSON.stringify(texts),
  ...Object.fromEntries(
    ['date-pickers', 'charts', 'tree-view', 'general'].flatMap((section) => [
      [`search-index/${CURRENT_VERSION}/${section}.names.json`, JSON.stringify(nothing.names)],
      [`search-index/${CURRENT_VERSION}/${section}.texts.json`, JSON.stringify(nothing.texts)],
    ]),
  ),
  'x/react-data-grid/column-pinning.md': '# Column pinning\n',
  'x/react-data-grid/column-pinning.js.md': '# Column pinning in JavaScript\n',
  'x/api/data-grid/data-grid.md': '# DataGrid API\n',
  'x/api/data-grid/data-grid.json': JSON.stringify({
    api: {
      props: [{ name: 'rows', type: { text: 'GridRowsProp' }, isRequired: true }],
      slots: [],
      classes: [],
    },
  }),
  'x/api/changes/data-grid/v5-v6.json': JSON.stringify(CHANGES),
};

let buildDir: string;
let client: Client;

beforeAll(async () => {
  buildDir = mkdtempSync(path.join(tmpdir(), 'mcp-'));
  for (const [file, content] of Object.entries(FILES)) {
    mkdirSync(path.dirname(path.join(buildDir, file)), { recursive: true });
    writeFileSync(path.join(buildDir, file), content);
  }
  writeFileSync(`${buildDir}-secret.md`, 'secret');
  const [ours, theirs] = InMemoryTransport.createLinkedPair();
  client = new Client({ name: 'test', version: '1.0.0' });
  await Promise.all([createServer(openSite(buildDir)).connect(theirs), client.connect(ours)]);
});

afterAll(async () => {
  await client.close();
  [buildDir, `${buildDir}-secret.md`].forEach((file) => rmSync(file, { recursive: true }));
});

/** The result of a tool, prefixed with `error: ` if it failed. */
async function ask(name: string, args: Record<string, unknown> = {}): Promise<string> {
  const { content, isError } = await client.callTool({ name, arguments: args });
  const text = (content as { text: string }[]).map((part) => part.text).join('');
  return isError ? `error: ${text}` : text;
}

it('lists its tools with a description and an input schema', async () => {
  const { tools } = await client.listTools();
  expect(tools.map(({ name }) => name).sort()).toEqual([
    'compare_versions',
    'list_pages',
    'look_up_api',
    'read_page',
    'resolve_error',
    'search',
  ]);
  expect(tools.every(({ description }) => description)).toBe(true);
  expect(client.getInstructions()).toContain(LIBRARY_VERSION);
});

it('lists pages', async () => {
  expect(await ask('list_pages')).toBe(
    [
      '- Column pinning (/x/react-data-grid/column-pinning/), pro plan: Pin columns to an edge.',
      '- DataGrid (/x/api/data-grid/data-grid/): The props of DataGrid.',
      '- DataGridPro (/x/api/data-grid/data-grid-pro/), pro plan: The props of DataGridPro.',
    ].join('\n'),
  );
  expect(await ask('list_pages', { section: 'charts' })).toMatch(/^error: .*no pages/);
});

it('finds the same as the search of the site', async () => {
  expect(await ask('search', { query: 'pin a column' })).toMatch(
    /results, showing the first \d+:\n- page Column pinning \(/,
  );
  expect(await ask('search', { query: 'pinzzzqqq' })).toMatch(
    /^error: Nothing found[^]*pinnedColumns/,
  );
});

it.each([
  '/x/react-data-grid/column-pinning/',
  '/x/react-data-grid/column-pinning',
  'https://mui.com/x/react-data-grid/column-pinning/#limits',
  'x/react-data-grid/column-pinning.md',
  '/x/react-data-grid/column-pinning.tailwind.js.md',
])('reads the page at %s', async (page) => {
  expect(await ask('read_page', { path: page })).toBe('# Column pinning\n');
});

it('reads a page in the requested language, if it has one', async () => {
  const page = '/x/react-data-grid/column-pinning/';
  expect(await ask('read_page', { path: page, language: 'JS' })).toContain('in JavaScript');
  expect(await ask('read_page', { path: page, styling: 'CSS' })).toBe('# Column pinning\n');
});

it('lists similar pages if one does not exist, and reads nothing else', async () => {
  expect(await ask('read_page', { path: '/x/react-data-grid/pinning/' })).toBe(
    "error: Page /x/react-data-grid/pinning/ doesn't exist. Similar pages: /x/react-data-grid/column-pinning/, /x/api/data-grid/data-grid-pro/.",
  );
  expect(await ask('read_page', { path: '/etc/passwd' })).toContain(
    "error: /etc/passwd/ isn't a page",
  );
  const secret = `/x/../../${path.basename(buildDir)}-secret`;
  expect(await ask('read_page', { path: secret })).not.toContain('# ');
  expect(await ask('read_page', { path: secret })).toMatch(/^error/);
});

it('looks up a component, or one of its members', async () => {
  expect(await ask('look_up_api', { name: 'DataGrid' })).toBe('# DataGrid API\n');
  expect(await ask('look_up_api', { name: 'DataGrid', member: 'rows' })).toContain('GridRowsProp');
  expect(await ask('look_up_api', { name: 'DataGrid', member: 'row' })).toMatch(
    /^error: .*no member "row"/,
  );
  expect(await ask('look_up_api', { name: 'DataGrd' })).toMatch(/^error: .*component DataGrid/);
});

it('says what replaced a name', async () => {
  const comparison = { product: 'data-grid', from: 'v5', to: 'v6' };
  expect(await ask('compare_versions', { ...comparison, name: 'components' })).toMatch(
    /`components` → `slots`/,
  );
  expect(await ask('compare_versions', comparison)).toContain('rowSelection');
  expect(await ask('compare_versions', { ...comparison, name: 'rows' })).toContain(
    'Nothing named "rows" changed',
  );
  expect(await ask('compare_versions', { ...comparison, from: 'v6', to: 'v5' })).toMatch(
    /^error: .*an older and a newer/,
  );
});

it('resolves error codes', async () => {
  expect(await ask('resolve_error', { code: 9, args: ['teal'] })).toBe(
    'Unsupported `teal` color in `[missing argument]`.\n(@mui/system 7.3.10)',
  );
  expect(await ask('resolve_error', { code: 8 })).toMatch(/^error: .*Known codes: 9/);
});

it('rejects an unknown version', async () => {
  expect(await ask('list_pages', { version: 'v3' })).toMatch(/^error: [^]*v\d/);
});

it('says what to do if nothing is built', () => {
  expect(() => openSite(path.join(buildDir, 'no'))).toThrow('npm run build');
});
