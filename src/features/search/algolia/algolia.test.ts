import { createFilters } from './createFilters';
import { type AlgoliaHit, toSearchHit } from './toSearchHit';

const HEADING: AlgoliaHit = {
  objectID: '1',
  url: 'https://mui.com/x/v7/react-charts/bars/#bar-size',
  type: 'lvl2',
  content: null,
  hierarchy: { lvl0: 'Charts', lvl1: 'Bars', lvl2: 'Bar size', lvl3: null },
  _highlightResult: { hierarchy: { lvl2: { value: '<mark>Bar</mark> <mark>size</mark>' } } },
};

it('reads a record of the index', () => {
  expect(toSearchHit(HEADING, '/')).toEqual({
    kind: 'heading',
    title: 'Bar size',
    page: 'Bars',
    path: '/x/v7/react-charts/bars/#bar-size',
    section: 'charts',
    version: 'v7',
    excerpt: '',
    matches: ['Bar', 'size'],
  });
});

it('keeps what the crawler adds to DocSearch, and drops unknown values', () => {
  const hit = toSearchHit(
    {
      ...HEADING,
      url: '/base/x/api/data-grid/data-grid-pro/#data-grid-pro-prop-pinnedColumns',
      content: 'The <columns> to pin.',
      kind: 'prop',
      plan: 'pro',
      _snippetResult: { content: { value: 'to <mark>pin</mark>…' } },
      _highlightResult: { content: { value: 'to <mark>pin</mark>.' } },
    },
    '/base/',
  );
  expect(hit).toMatchObject({
    kind: 'prop',
    plan: 'pro',
    text: 'The <columns> to pin.',
    excerpt: 'to pin…',
    matches: ['pin'],
    path: '/x/api/data-grid/data-grid-pro/#data-grid-pro-prop-pinnedColumns',
    section: 'data-grid',
    version: 'v8',
  });
  expect(toSearchHit({ ...HEADING, plan: 'ultra' }, '/')).not.toHaveProperty('plan');
});

it('treats a page as a page, also outside of the docs', () => {
  const page: AlgoliaHit = {
    ...HEADING,
    type: 'lvl1',
    url: 'https://mui.com/production-error/',
    hierarchy: { lvl0: 'Docs', lvl1: 'Error codes' },
  };
  const hit = toSearchHit(page, '/');
  expect(hit).toMatchObject({ kind: 'page', title: 'Error codes', section: 'general' });
  expect(hit).not.toHaveProperty('page');
});

it('filters by version, language and product', () => {
  expect(createFilters({ scope: 'data-grid', version: 'v7' })).toEqual([
    'version:v7',
    'language:en',
    'productId:x-data-grid',
  ]);
  expect(createFilters({ scope: 'all', version: 'v8' })).toEqual(['version:v8', 'language:en']);
});
