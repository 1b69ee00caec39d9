import { groupSelectors } from './groupSelectors';
import { listApiParts } from './listApiParts';
import { createMethod, createPart, createProduct } from './testing';

it('leaves out a part that is fully included in another one', () => {
  const product = createProduct({
    apiParts: [
      createPart('GridPaginationApi', [createMethod('setPage'), createMethod('setRowCount')]),
      createPart('GridPaginationModelApi', [createMethod('setPage')]),
    ],
  });
  expect(listApiParts(product).map(({ name }) => name)).toEqual(['GridPaginationApi']);
});

it('gives each method its plan and lists the lower plans first', () => {
  const product = createProduct({
    apiParts: [
      createPart('GridRowApi', [
        createMethod('setRowIndex', { plan: 'pro' }),
        createMethod('getRow'),
      ]),
      createPart('GridColumnPinningApi', [createMethod('pinColumn')], { plan: 'pro' }),
    ],
  });
  const plans = listApiParts(product).map(({ members }) =>
    members.map(({ name, leastPlan }) => [name, leastPlan]),
  );
  expect(plans).toEqual([
    [
      ['getRow', 'community'],
      ['setRowIndex', 'pro'],
    ],
    [['pinColumn', 'pro']],
  ]);
});

it('groups selectors by category, with those without one last', () => {
  const shared = { plan: 'community', returns: 'number' } as const;
  const groups = groupSelectors([
    { name: 'gridRowCountSelector', ...shared },
    { name: 'gridSortModelSelector', category: 'Sorting', ...shared },
    { name: 'gridPageSelector', category: 'Pagination', ...shared },
    { name: 'gridPageSizeSelector', category: 'Pagination', ...shared },
  ]);
  expect(groups.map(({ category, selectors }) => [category, selectors.length])).toEqual([
    ['Pagination', 2],
    ['Sorting', 1],
    [undefined, 1],
  ]);
});
