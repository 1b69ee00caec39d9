import type { ApiChange, ApiChangeGroup } from '@site/src/lib/contracts/apiChanges';
import { getChangePath, getGroupPath } from './getReferencePath';
import { listMigrationGuides } from './migrationGuides';

const STEP = { product: 'data-grid', from: 'v7', to: 'v8' } as const;
const grid: ApiChangeGroup = { kind: 'component', name: 'DataGridPro', changes: [] };
const change: ApiChange = { part: 'prop', kind: 'added', name: 'listView' };

it('links to the reference if it has a page', () => {
  expect(getGroupPath('data-grid', grid)).toBe('/x/api/data-grid/data-grid-pro/');
  expect(getGroupPath('data-grid', { ...grid, name: 'GridMenu' })).toBeUndefined();
  expect(getGroupPath('charts', grid)).toBeUndefined();
});

it.each<[Partial<ApiChange>, string | undefined]>([
  [{}, '/x/api/data-grid/data-grid-pro/#data-grid-pro-prop-listView'],
  [{ part: 'class', name: 'root' }, '/x/api/data-grid/data-grid-pro/#data-grid-pro-classes-root'],
  [{ part: 'slot' }, '/x/api/data-grid/data-grid-pro/#slots'],
  [{ kind: 'removed' }, undefined],
  [{ part: 'method', name: 'focusItem' }, undefined],
])('links from %o to its row', (rest, expected) => {
  expect(getChangePath(STEP, grid, { ...change, ...rest })).toBe(expected);
});

it('links from a list to the page of what it names', () => {
  const list: ApiChangeGroup = { kind: 'components', name: 'components', changes: [] };
  expect(getChangePath(STEP, list, { ...change, name: 'Toolbar' })).toBe(
    '/x/api/data-grid/toolbar/',
  );
  expect(getChangePath(STEP, list, change)).toBeUndefined();
});

it("doesn't link to rows that a newer major may have removed", () => {
  expect(getChangePath({ ...STEP, from: 'v5', to: 'v6' }, grid, change)).toBeUndefined();
});

it('only links to guides that exist', () => {
  const written = ['/x/v7/migration/migration-pickers-v6/', '/x/migration/migration-pickers-v7/'];
  const pickers = { product: 'date-pickers', from: 'v5', to: 'v8' } as const;
  expect(listMigrationGuides(pickers, written)).toEqual([
    { from: 'v6', to: 'v7', path: written[0] },
    { from: 'v7', to: 'v8', path: written[1] },
  ]);
  expect(listMigrationGuides(pickers, [])).toEqual([]);
});

it('links to the guides of every major in the navigation', () => {
  const grid = { product: 'data-grid', from: 'v4', to: 'v8' } as const;
  expect(listMigrationGuides(grid).map(({ path }) => path)).toEqual([
    '/x/v5/migration/migration-data-grid-v4/',
    '/x/v6/migration/migration-data-grid-v5/',
    '/x/v7/migration/migration-data-grid-v6/',
    '/x/migration/migration-data-grid-v7/',
  ]);
});
