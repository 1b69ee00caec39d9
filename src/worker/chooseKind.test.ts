import { PACK_HEADER } from '../lib/contracts/offline';
import { chooseKind, isStorable } from './chooseKind';

const BASE = 'https://mui.com/docs/';

const choose = (path: string, method = 'GET', headers: Record<string, string> = {}) =>
  chooseKind(
    {
      method,
      url: new URL(path, BASE).href,
      headers: new Map(Object.entries(headers)) as unknown as Headers,
    },
    BASE,
  );

it.each([
  ['x/react-data-grid/sorting/', 'page'],
  ['x/react-data-grid/sorting/?settings=mode:dark#multi-sorting', 'page'],
  ['x/v7/api/charts/bar-chart/', 'page'],
  ['x/', 'page'],
  ['assets/js/main.1a2b3c4d.js', 'asset'],
  ['assets/css/styles.442e6722.css', 'asset'],
  ['assets/fonts/plex-latin.2b12f6540b5bde73.woff2', 'asset'],
  ['assets/images/plain.png', 'data'],
  ['search-index/v8/charts.names.json', 'data'],
  ['demo-sources/react-charts/bars/Basic.json', 'data'],
  ['x/api/charts/bar-chart.json', 'data'],
  ['x/migration/steps.json', 'data'],
  ['img/favicon.svg', 'data'],
  ['x/ads/grid.svg', 'data'],
] as const)('keeps %s as %s', (path, kind) => {
  expect(choose(path)).toBe(kind);
});

it.each([
  'x/sw.js',
  'offline-packs/index.json',
  'playground/',
  'runner/v8/index.html',
  '/x/react-charts/',
  'https://example.com/docs/x/react-charts/',
])('ignores %s', (path) => {
  expect(choose(path)).toBeUndefined();
});

it('leaves POST requests, partial files and packs to the network', () => {
  expect(choose('x/', 'POST')).toBeUndefined();
  expect(choose('x/', 'GET', { range: 'bytes=0-1' })).toBeUndefined();
  expect(choose('x/', 'GET', { [PACK_HEADER]: '1' })).toBeUndefined();
});

it.each([
  [{ status: 200, type: 'basic', redirected: false }, true],
  [{ status: 206, type: 'basic', redirected: false }, false],
  [{ status: 404, type: 'basic', redirected: false }, false],
  [{ status: 0, type: 'opaque', redirected: false }, false],
  [{ status: 0, type: 'opaqueredirect', redirected: false }, false],
  [{ status: 200, type: 'cors', redirected: false }, false],
  [{ status: 200, type: 'basic', redirected: true }, false],
] as const)('response %j: %s', (response, expected) => {
  expect(isStorable(response)).toBe(expected);
});
