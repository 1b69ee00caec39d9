import { changeFeatures, changeMajors, formatQuery, parseQuery, type Query } from './query';
import { TEST_OUTLINES } from './testFacts';

const base: Query = { from: 'v7', to: 'v8', products: ['data-grid'], without: [] };
const parse = (search: string) => parseQuery(TEST_OUTLINES, search);

it('starts with the latest step of the first product', () => {
  expect(parse('')).toEqual({ query: base, diagnostics: [] });
});

it.each<Query>([
  base,
  { from: 'lab', to: 'v8', products: ['data-grid', 'tree-view'], without: ['charts.legend'] },
  { from: 'v6', to: 'v7', products: [], without: ['data-grid.editing', 'tree-view.icons'] },
])('formats %o as a URL, and parses it again', (query) => {
  expect(parse(formatQuery(query))).toEqual({ query, diagnostics: [] });
});

it('formats a URL that contains everything', () => {
  expect(
    formatQuery({ ...base, products: ['data-grid', 'charts'], without: ['charts.zoom'] }),
  ).toBe('?from=v7&to=v8&product=data-grid&product=charts&without=charts.zoom');
});

it.each([
  ['?from=v9', { type: 'majors', from: 'v9', to: '' }, base],
  ['?from=v8&to=v7', { type: 'majors', from: 'v8', to: 'v7' }, base],
  ['?from=v7&to=v7', { type: 'majors', from: 'v7', to: 'v7' }, base],
  ['?product=gantt', { type: 'product', value: 'gantt' }, base],
  [
    '?product=gantt&product=charts',
    { type: 'product', value: 'gantt' },
    { ...base, products: ['charts'] },
  ],
  ['?without=charts.editing', { type: 'feature', value: 'charts.editing' }, base],
])("drops from %s what doesn't exist, and reports it", (search, diagnostic, query) => {
  expect(parse(search)).toEqual({ query, diagnostics: [diagnostic] });
});

it.each<[Partial<Query>, Parameters<typeof changeMajors>[2], string]>([
  [{}, { from: 'lab' }, 'lab-v8'],
  [{}, { to: 'v7' }, 'v6-v7'],
  [{}, { to: 'v6' }, 'lab-v6'],
  [{ from: 'lab', to: 'v6' }, { from: 'v7' }, 'v7-v8'],
  [{ from: 'lab', to: 'v6' }, { from: 'v6' }, 'v6-v7'],
])('always upgrades: %o, then %o', (before, change, expected) => {
  const { from, to } = changeMajors(TEST_OUTLINES, { ...base, ...before }, change);
  expect(`${from}-${to}`).toBe(expected);
});

it('removes and restores the features of one product', () => {
  const without = changeFeatures(
    { ...base, without: ['charts.zoom'] },
    'data-grid',
    ['slots'],
    false,
  );
  expect(without.without).toEqual(['data-grid.slots', 'charts.zoom']);
  expect(changeFeatures(without, 'data-grid', ['slots', 'api'], true).without).toEqual([
    'charts.zoom',
  ]);
});
