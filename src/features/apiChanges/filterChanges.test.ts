import { countKinds } from './countKinds';
import { countChanges, filterChanges } from './filterChanges';
import type { Query } from './query';
import { TEST_CHANGES } from './testChanges';

const nothing: Pick<Query, 'component' | 'kinds' | 'text'> = { component: '', kinds: [], text: '' };

function list(filter: Partial<typeof nothing>): string[] {
  return filterChanges(TEST_CHANGES.groups, { ...nothing, ...filter }).flatMap(
    ({ group, changes }) => changes.map(({ name }) => `${group.name}.${name}`),
  );
}

it('keeps everything without a filter', () => {
  expect(list({})).toHaveLength(10);
});

it.each<[Partial<typeof nothing>, string[]]>([
  [{ kinds: ['moved', 'default'] }, ['exports.enUS', 'DataGrid.density']],
  [{ component: 'DataGrid', kinds: ['renamed'] }, ['DataGrid.listView']],
  [{ component: 'Toolbar' }, ['components.Toolbar']],
  [{ component: 'exports', kinds: ['moved'] }, ['exports.enUS']],
  [{ text: 'GRIDAPI null' }, ['DataGrid.apiRef']],
  [{ text: 'x-license' }, ['exports.LicenseInfo']],
  [{ text: 'unstable_' }, ['DataGrid.listView']],
  [{ text: 'datagrid density' }, ['DataGrid.density']],
  [{ text: 'nowhere' }, []],
])('filters by %o', (filter, expected) => {
  expect(list(filter)).toEqual(expected);
});

it('counts', () => {
  const all = filterChanges(TEST_CHANGES.groups, nothing);
  expect(countChanges(all)).toBe(10);
  expect(countKinds(all)).toEqual({
    ...{ removed: 2, renamed: 1, moved: 1, retyped: 1 },
    ...{ default: 1, required: 1, deprecated: 1, added: 2 },
  });
});
