import { listNamedFiles, listPackFiles, listPackPages, type BuiltVersion } from './listPackFiles';

const CHARTS = { version: 'v8', product: 'charts' } as const;

const TEXTS: Record<string, string> = {
  'x/react-charts/bars/index.html':
    '<link rel=stylesheet href=/docs/assets/css/styles.1.css><img src="/docs/img/bars.webp?w=2"><a href="/docs/x/">',
  'x/api/charts/bar-chart/index.html': '<p>',
  'x/search/index.html': '<p>',
  'x/introduction/index.html': '<meta content=https://mui.com/docs/img/links/x.png>',
  'x/react-data-grid/index.html': '<img src="/docs/img/grid.webp">',
  'assets/css/styles.1.css': '@font-face{src:url(/docs/assets/fonts/plex.woff2)}',
  'assets/js/main.js': '',
  'assets/js/bars.js': '',
  'assets/js/grid.js': '',
  'assets/js/search.js': '',
  'assets/fonts/plex.woff2': '',
  'img/bars.webp': '',
  'img/grid.webp': '',
  'img/links/x.png': '',
  'demo-sources/react-charts/bars/Basic.json': '',
  'demo-sources/react-charts/lines/Basic.json': '',
  'search-index/v8/charts.names.json': '',
  'search-index/v8/charts.texts.json': '',
  'search-index/v8/general.names.json': '',
  'search-index/v8/data-grid.names.json': '',
  'x/ads/themes.svg': '',
  'x/api/charts/bar-chart.json': '',
  'x/api/charts/bar-chart.md': '',
};

const built: BuiltVersion = {
  baseUrl: '/docs/',
  files: Object.keys(TEXTS),
  read: (file) => TEXTS[file]!,
  routeFiles: {
    files: ['assets/js/main.js', 'assets/js/bars.js', 'assets/js/grid.js'],
    shell: [0],
    routes: {
      '/x/react-charts/bars/': [1],
      '/x/api/charts/bar-chart/': [],
      '/x/introduction/': [],
      '/x/react-data-grid/': [2],
    },
    starts: {},
  },
};

/** The build that has the search page, which may be a different one. */
const SHARED = {
  files: ['assets/js/search.js'],
  shell: [],
  routes: { '/x/search/': [0], '/x/react-charts/lines/': [] },
  starts: {},
};

it('lists everything that the pages of a product can request, and the pages last', () => {
  expect(listPackFiles(built, CHARTS, SHARED)).toEqual({
    pages: 4,
    files: [
      'assets/css/styles.1.css',
      'assets/fonts/plex.woff2',
      'assets/js/bars.js',
      'assets/js/main.js',
      'assets/js/search.js',
      'demo-sources/react-charts/bars/Basic.json',
      'img/bars.webp',
      'search-index/v8/charts.names.json',
      'search-index/v8/charts.texts.json',
      'search-index/v8/general.names.json',
      'x/ads/themes.svg',
      'x/api/charts/bar-chart.json',
      'x/api/charts/bar-chart/',
      'x/introduction/',
      'x/react-charts/bars/',
      'x/search/',
    ],
  });
});

it('separates the pages of versions and products', () => {
  const routes = [
    '/x/react-charts/',
    '/x/v7/react-charts/',
    '/x/v7/introduction/licensing/',
    '/x/v7/react-data-grid/',
    '/x/offline/',
    '/playground/',
  ];
  expect(listPackPages(routes, CHARTS)).toEqual(['/x/react-charts/']);
  expect(listPackPages(routes, { version: 'v7', product: 'charts' })).toEqual([
    '/x/v7/react-charts/',
    '/x/v7/introduction/licensing/',
  ]);
});

it('finds only files of this site in a text', () => {
  const text = `url("/assets/a.woff2") src=/img/b.png, /img/c.png 2x https://x.example/img/d.png '/img/e.svg#f'`;
  expect(listNamedFiles(text, '/')).toEqual([
    'assets/a.woff2',
    'img/b.png',
    'img/c.png',
    'img/e.svg',
  ]);
});
