import { STEP_KINDS } from '@site/src/lib/contracts/upgradeChecklist';
import { PRODUCT_SLUGS } from '@site/src/lib/products';
import { createChecklist, listFeatureChoices, listItems } from './createChecklist';
import { listGaps } from './majors';
import type { Query } from './query';
import { TEST_FACTS, TEST_OUTLINES } from './testFacts';

const base: Query = { from: 'v6', to: 'v8', products: PRODUCT_SLUGS, without: [] };

const list = (query: Partial<Query>) =>
  listItems(createChecklist(TEST_FACTS, { ...base, ...query })).map(({ id }) => id);

/** As many steps as the guides have, plus the one for what they don't mention. */
const ALL = TEST_FACTS.guides.flatMap(({ steps }) => steps).length + 1;

it('lists majors in order, and within each by kind, product and guide', () => {
  expect(list({})).toEqual([
    'data-grid-v6-v7#packages',
    'data-grid-v6-v7#editing',
    'data-grid-v7-v8#packages',
    'data-grid-v7-v8#codemod',
    'charts-v7-v8#codemod',
    'data-grid-v7-v8#model',
    'data-grid-v7-v8#filter',
    'charts-v7-v8#legend',
    'data-grid-v7-v8#else',
    'data-grid-v7-v8#api',
  ]);
});

it('loses no step if everything is chosen', () => {
  const ids = list({ from: 'lab' });
  expect(ids).toHaveLength(ALL);
  expect(new Set(ids).size).toBe(ALL);
});

it('includes only the majors in between and the chosen products', () => {
  expect(list({ to: 'v7' })).toEqual(['data-grid-v6-v7#packages', 'data-grid-v6-v7#editing']);
  expect(list({ products: ['charts'] })).toEqual(['charts-v7-v8#codemod', 'charts-v7-v8#legend']);
  expect(list({ products: [] })).toEqual([]);
});

it('leaves out steps if none of their features is used, and counts them', () => {
  const without = ['data-grid.editing', 'data-grid.filtering'];
  const checklist = createChecklist(TEST_FACTS, { ...base, without });
  const ids = listItems(checklist).map(({ id }) => id);
  expect(ids).not.toContain('data-grid-v6-v7#editing');
  // One of its two features is used.
  expect(ids).toContain('data-grid-v7-v8#filter');
  expect(checklist.leftOut).toBe(1);
  expect(list({ without: [...without, 'data-grid.slots'] })).not.toContain(
    'data-grid-v7-v8#filter',
  );
});

it('shows what is for everyone, regardless of the features used', () => {
  const choices = listFeatureChoices(TEST_FACTS, base);
  const without = choices.flatMap(({ product, features }) =>
    features.map(({ id }) => `${product}.${id}`),
  );
  expect(list({ without })).toEqual([
    'data-grid-v6-v7#packages',
    'data-grid-v7-v8#packages',
    'data-grid-v7-v8#codemod',
    'charts-v7-v8#codemod',
    'data-grid-v7-v8#else',
    'data-grid-v7-v8#api',
  ]);
});

it('offers the features that have steps', () => {
  expect(listFeatureChoices(TEST_FACTS, { ...base, from: 'v7' })).toEqual([
    {
      product: 'data-grid',
      features: [
        { id: 'rowSelection', title: 'Row selection' },
        { id: 'filtering', title: 'Filtering' },
        { id: 'slots', title: 'Custom slots' },
      ],
    },
    { product: 'charts', features: [{ id: 'legend', title: 'Legend' }] },
  ]);
});

it('names a step after its section and the one above, and links to it', () => {
  const item = listItems(createChecklist(TEST_FACTS, base)).find(({ id }) => id.endsWith('#model'));
  expect(item).toMatchObject({
    title: 'Row selection: Selection [model]',
    path: '/x/migration/migration-data-grid-v7/#model',
  });
});

it("links to the differences that the guide doesn't mention", () => {
  const { stages } = createChecklist(TEST_FACTS, base);
  expect(stages.at(-1)!.parts.at(-1)).toEqual({
    kind: STEP_KINDS.at(-1),
    items: [
      {
        id: 'data-grid-v7-v8#api',
        product: 'data-grid',
        kind: 'check',
        title: "12 more removed or renamed names that the guide doesn't mention",
        path: '/x/api/changes/?product=data-grid&from=v7&to=v8&kind=removed&kind=renamed',
      },
    ],
  });
});

it('lists the products that have nothing at the start, or at all', () => {
  expect(listGaps(TEST_OUTLINES, base)).toEqual([
    { product: 'date-pickers' },
    { product: 'charts', first: 'v7' },
    { product: 'tree-view' },
  ]);
  expect(listGaps(TEST_OUTLINES, { ...base, from: 'lab', products: ['tree-view'] })).toEqual([]);
});
