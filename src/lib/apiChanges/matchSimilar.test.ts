import type { Item } from './Item';
import { matchSimilar, measureLikeness } from './matchSimilar';

const prop = (name: string, type?: string): Item => ({
  part: 'prop',
  name,
  ...(type !== undefined && { type }),
});

function listPairs(gone: readonly Item[], fresh: readonly Item[]): string[] {
  return matchSimilar(gone, fresh).map(([before, after]) => `${before.name} → ${after.name}`);
}

it.each([
  ['unstable_cellSelection', 'cellSelection', 1],
  ['experimentalCellSelection', 'CellSelection', 1],
  ['DatePickerSlotsComponents', 'DatePickerSlots', 1],
  ['selectionModel', 'rowSelectionModel', 0.8],
  ['onSort', 'sortOn', 0.95],
  ['columns', 'rows', 0],
])('measures %s and %s', (a, b, expected) => {
  expect(measureLikeness(a, b)).toBeCloseTo(expected);
});

it('finds what lost its prefix, even with a different type', () => {
  expect(
    listPairs([prop('unstable_list', 'boolean')], [prop('list', 'boolean | Options')]),
  ).toEqual(['unstable_list → list']);
});

it('finds a longer name with the same type', () => {
  expect(
    listPairs([prop('selectionModel', 'Model')], [prop('rowSelectionModel', 'Model')]),
  ).toEqual(['selectionModel → rowSelectionModel']);
});

it('pairs each name once, with the most similar one', () => {
  expect(
    listPairs(
      [prop('focusModel', 'Model'), prop('selectionModel', 'Model')],
      [prop('rowSelectionModel', 'Model'), prop('cellSelectionFocusModel', 'Model')],
    ),
  ).toEqual(['selectionModel → rowSelectionModel', 'focusModel → cellSelectionFocusModel']);
});

it.each([
  ['another type', prop('selectionModel', 'A'), prop('rowSelectionModel', 'B')],
  [
    'a common type and one other word',
    prop('showLeftBorder', 'boolean'),
    prop('showRightBorder', 'boolean'),
  ],
  ['no type', prop('cell--left'), prop('cell--pinned--left')],
  ['another part', prop('rowModel', 'A'), { ...prop('rowModels', 'A'), part: 'slot' as const }],
])("doesn't pair: %s", (_, before, after) => {
  expect(listPairs([before], [after])).toEqual([]);
});
