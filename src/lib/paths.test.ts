import {
  getCanonicalPath,
  getPageVariant,
  getProductIds,
  isIgnoredPath,
  splitLanguagePrefix,
} from './paths';

describe('splitLanguagePrefix', () => {
  it.each([
    ['/en/x/react-charts/', 'en', '/x/react-charts/'],
    ['/x/react-charts/', 'en', '/x/react-charts/'],
    ['/fr/x/', 'en', '/fr/x/'],
    ['/entry/x/', 'en', '/entry/x/'],
    ['/en', 'en', '/en'],
    ['/', 'en', '/'],
  ])('reads %s', (path, language, rest) => {
    expect(splitLanguagePrefix(path)).toEqual({ language, path: rest });
  });

  it('accepts the known languages from its caller', () => {
    expect(splitLanguagePrefix('/zh/x/', ['en', 'zh'])).toEqual({ language: 'zh', path: '/x/' });
  });
});

it.each([
  ['/en/x/react-charts', '/x/react-charts/'],
  ['/x/react-charts/?a=1#bars', '/x/react-charts/'],
  ['/x/react-charts#bars', '/x/react-charts/'],
  ['/x/sw.js', '/x/sw.js'],
  ['/', '/'],
])('the canonical path of %s is %s', (path, canonical) => {
  expect(getCanonicalPath(path)).toBe(canonical);
});

it.each([
  ['/blog', true],
  ['/blog/', true],
  ['/blog/mui-x-v8/', true],
  ['/blogging/', false],
  ['/size-snapshot/', true],
  ['/size-snapshot', false],
  ['/x/', false],
])('%s is ignored by language handling: %s', (path, ignored) => {
  expect(isIgnoredPath(path)).toBe(ignored);
});

it('recognizes API pages by their path', () => {
  expect(getPageVariant('/en/x/api/charts/bar-chart/')).toBe('api-docs');
  expect(getPageVariant('/x/react-charts/')).toBe('docs');
});

it.each([
  ['/material-ui/react-button/', 'core', 'material-ui'],
  ['/base-ui/', 'core', 'base-ui'],
  ['/x/react-data-grid/', 'x', 'x-data-grid'],
  ['/x/react-data-grid', 'x', 'x-data-grid'],
  ['/x/react-date-pickers/quickstart/', 'x', 'x-date-pickers'],
  ['/x/api/tree-view/tree-item/', 'x', 'x-tree-view'],
  ['/x/v7/react-charts/bars/', 'x', 'x-charts'],
  ['/x/introduction/', 'x', 'x'],
  ['/toolpad/studio/getting-started/', 'toolpad', 'studio'],
  ['/toolpad/core/introduction/', 'toolpad', 'core'],
  ['/versions/', 'docs', 'docs'],
  ['/production-error/?code=1', 'docs', 'docs'],
  ['/experiments/docs/markdown/', 'docs-infra', 'docs-infra'],
  ['/', undefined, undefined],
])('%s belongs to category %s, product %s', (path, categoryId, productId) => {
  expect(getProductIds(path)).toEqual({ categoryId, productId });
});
