import type { SearchEntry } from '../contracts/search';
import { createIndex, type SectionIndex } from './createIndex';
import { packEntries } from './packIndex';
import { searchIndexes } from './searchIndexes';
import { TEST_ENTRIES } from './testEntries';

const { names, texts } = packEntries(TEST_ENTRIES);
let index: SectionIndex;
const search = (query: string) => searchIndexes([index], query, 5);
const findFirst = (query: string) => search(query).hits[0]?.path;

beforeAll(async () => {
  const named = await createIndex('v8', 'data-grid', names);
  index = await named.addTexts(texts);
});

it.each([
  ['DataGridPro', '/x/api/data-grid/data-grid-pro/'],
  ['pinnedColumns', '/x/api/data-grid/data-grid-pro/#data-grid-pro-prop-pinnedColumns'],
  ['pinned columns', '/x/react-data-grid/column-pinning/'],
  ['pinned columns prop', '/x/api/data-grid/data-grid-pro/#data-grid-pro-prop-pinnedColumns'],
  ['pinedColumns', '/x/api/data-grid/data-grid-pro/#data-grid-pro-prop-pinnedColumns'],
  ['how can I pin a column', '/x/react-data-grid/column-pinning/'],
  ['column-pinning', '/x/react-data-grid/column-pinning/'],
  ['frozen', '/x/react-data-grid/column-pinning/'],
  ['rows', '/x/api/data-grid/data-grid/#data-grid-prop-rows'],
  ['DataGridPro rows', '/x/api/data-grid/data-grid-pro/#data-grid-pro-prop-rows'],
  ['.MuiDataGrid-cell', '/x/api/data-grid/data-grid/#data-grid-classes-cell'],
  ['too wide a part', '/x/react-data-grid/column-pinning/#limits'],
])('finds %s', (query, path) => {
  expect(findFirst(query)).toBe(path);
});

const FIELD = '/x/react-date-pickers/date-field/';
const MIGRATION = '/x/migration/migration-pickers-v7/';
const ZONES = '/x/react-date-pickers/timezone/';

async function findIn(entries: readonly SearchEntry[], query: string) {
  const packed = packEntries(entries);
  const named = await createIndex('v8', 'date-pickers', packed.names);
  const { hits } = searchIndexes([await named.addTexts(packed.texts)], query, 5);
  return hits;
}

const GUIDES: readonly SearchEntry[] = [
  { kind: 'page', title: 'Migration from v7', path: MIGRATION, text: 'What changes in v8.' },
  {
    kind: 'heading',
    title: 'Clear button',
    path: `${MIGRATION}#clear-button`,
    page: 'Migration from v7',
    text: 'The clear button of a date picker moved.',
  },
  { kind: 'page', title: 'Date Field', path: FIELD, text: 'Take a date.' },
  {
    kind: 'heading',
    title: 'Add a clear button',
    path: `${FIELD}#add-a-clear-button`,
    page: 'Date Field',
    text: 'Set clearable.\nWorks in a date picker.',
    aliases: 'clearing the value',
  },
  {
    kind: 'problem',
    title: 'The clear button stays',
    path: `${FIELD}#export-clear-button`,
    page: 'Date Field',
    text: 'In a date picker.',
  },
  {
    kind: 'heading',
    title: 'Ask before saving',
    path: `${FIELD}#ask-before-saving`,
    page: 'Date Field',
    text: 'Ask while it is still daylight.\nThen save.',
  },
  { kind: 'page', title: 'Timezones', path: ZONES, text: 'Choose a zone.' },
  {
    kind: 'heading',
    title: 'Store the place',
    path: `${ZONES}#store`,
    page: 'Timezones',
    text: 'First.\nAn offset knows nothing of daylight saving time.',
  },
];

it.each([
  [
    'a section of a guide before one of a migration guide and a problem',
    'date picker clear button',
  ],
  ['a section by another name', 'clearing the value'],
])('finds %s', async (_, query) => {
  const [hit] = await findIn(GUIDES, query);
  expect(hit!.path).toBe(`${FIELD}#add-a-clear-button`);
  expect(hit!.excerpt).not.toContain('clearing');
});

it('finds a migration guide if the query mentions it', async () => {
  const [hit] = await findIn(GUIDES, 'clear button migration');
  expect(hit!.path).toContain(MIGRATION);
});

it('ranks one passage with all words above separate passages', async () => {
  const [hit] = await findIn(GUIDES, 'daylight saving');
  expect(hit).toMatchObject({
    path: `${ZONES}#store`,
    excerpt: 'An offset knows nothing of daylight saving time.',
  });
});

it('makes one hit of rows with the same name, with all their pages', () => {
  const [hit, ...others] = search('rows').hits;
  expect(hit).toMatchObject({
    page: 'DataGrid',
    also: [
      { page: 'DataGridPro', path: '/x/api/data-grid/data-grid-pro/#data-grid-pro-prop-rows' },
    ],
  });
  expect(others.filter(({ title }) => title === 'rows')).toEqual([]);
  expect(search('pinnedColumns').hits[0]).not.toHaveProperty('also');
});

it('says where a hit is from, and what was matched in it', () => {
  const [hit] = search('pinnedColumns').hits;
  expect(hit).toMatchObject({
    section: 'data-grid',
    version: 'v8',
    plan: 'pro',
    page: 'DataGridPro',
  });
  expect(hit!.matches).toContain('pinnedColumns');
});

it('finds nothing for an empty query, and returns similar names for one without hits', () => {
  expect(search('  ')).toEqual({ hits: [], total: 0, nearest: [] });
  const answer = search('pinzzColqqmns');
  expect(answer.total).toBe(0);
  expect(answer.nearest[0]).toMatchObject({ title: 'pinnedColumns' });
  expect(search('zzzzqqqqqqqq').nearest).toEqual([]);
});

it('always returns the same results', () => {
  expect(search('column')).toEqual(search('column'));
});
