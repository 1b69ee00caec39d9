import { changeComparison, formatQuery, parseQuery, type Query } from './query';

const base: Query = {
  ...({ product: 'data-grid', from: 'v7', to: 'v8' } as const),
  ...{ component: '', kinds: [], text: '' },
};

it('shows the latest step of the data grid by default', () => {
  expect(parseQuery('')).toEqual({ query: base, diagnostics: [] });
});

it.each<[string, Partial<Query>]>([
  ['?product=charts', { product: 'charts' }],
  ['?product=data-grid&from=v5', { from: 'v5' }],
  ['?product=data-grid&to=v6', { from: 'v5', to: 'v6' }],
  ['?component=DataGrid&q=row+page', { component: 'DataGrid', text: 'row page' }],
  ['?kind=added&kind=removed', { kinds: ['removed', 'added'] }],
])('reads %s', (search, expected) => {
  expect(parseQuery(search)).toEqual({ query: { ...base, ...expected }, diagnostics: [] });
});

it.each([
  ['?product=form', [{ type: 'product', value: 'form' }]],
  ['?from=v3&to=v8', [{ type: 'majors', from: 'v3', to: 'v8' }]],
  ['?from=v8&to=v7', [{ type: 'majors', from: 'v8', to: 'v7' }]],
  ['?product=data-grid&from=v8', [{ type: 'majors', from: 'v8', to: '' }]],
  ['?kind=broken', [{ type: 'kind', value: 'broken' }]],
])('falls back from %s and reports it', (search, diagnostics) => {
  expect(parseQuery(search)).toEqual({ query: base, diagnostics });
});

it("doesn't offer majors that a product doesn't have", () => {
  expect(parseQuery('?product=tree-view&from=v5&to=v8')).toEqual({
    query: { ...base, product: 'tree-view' },
    diagnostics: [{ type: 'majors', from: 'v5', to: 'v8' }],
  });
});

it('writes a URL that gives the same query when read', () => {
  const query: Query = {
    ...({ product: 'date-pickers', from: 'v5', to: 'v8' } as const),
    ...{ component: 'DatePicker', kinds: ['removed', 'renamed'], text: 'a & b' },
  };
  expect(formatQuery(query)).toBe(
    '?product=date-pickers&from=v5&to=v8&component=DatePicker&kind=removed&kind=renamed&q=a+%26+b',
  );
  expect(parseQuery(formatQuery(query))).toEqual({ query, diagnostics: [] });
  expect(formatQuery(base)).toBe('?product=data-grid&from=v7&to=v8');
});

it.each<[Partial<Query>, Parameters<typeof changeComparison>[1], string]>([
  [{}, { from: 'v5' }, 'v5-v8'],
  [{ from: 'v5', to: 'v6' }, { from: 'v7' }, 'v7-v8'],
  [{ from: 'v7', to: 'v8' }, { to: 'v6' }, 'v5-v6'],
  [{ from: 'v5', to: 'v6' }, { product: 'charts' }, 'v6-v7'],
  [{ from: 'v5', to: 'v8' }, { product: 'charts' }, 'v6-v8'],
])('keeps the older major before the newer one: %o, then %o', (before, change, expected) => {
  const { from, to } = changeComparison({ ...base, ...before }, change);
  expect(`${from}-${to}`).toBe(expected);
});

it('resets the component when the product changes', () => {
  expect(changeComparison({ ...base, component: 'DataGrid' }, { product: 'charts' })).toEqual({
    ...base,
    product: 'charts',
  });
});
