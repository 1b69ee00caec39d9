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

it('says where a hit is from, and what of it was found', () => {
  const [hit] = search('pinnedColumns').hits;
  expect(hit).toMatchObject({
    section: 'data-grid',
    version: 'v8',
    plan: 'pro',
    page: 'DataGridPro',
  });
  expect(hit!.matches).toContain('pinnedColumns');
});

it('finds nothing for nothing, and names what is near for what is not there', () => {
  expect(search('  ')).toEqual({ hits: [], total: 0, nearest: [] });
  const answer = search('pinzzColqqmns');
  expect(answer.total).toBe(0);
  expect(answer.nearest[0]).toMatchObject({ title: 'pinnedColumns' });
  expect(search('zzzzqqqqqqqq').nearest).toEqual([]);
});

it('answers the same each time', () => {
  expect(search('column')).toEqual(search('column'));
});
