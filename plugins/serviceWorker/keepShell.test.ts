import { keepShell } from './keepShell';

const ENTRIES = [
  'x/offline/index.html',
  'x/react-charts/index.html',
  '404.html',
  'assets/js/main.1a2b3c4d.js',
  'assets/js/offline.1a2b3c4d.js',
  'assets/js/charts.1a2b3c4d.js',
  'assets/fonts/plex.2b12f6540b5bde73.woff2',
  'img/favicon.svg',
  'img/overview.svg',
  'img/icons/a.png',
].map((url) => ({ url, revision: 'r1', size: 1 }));

const keep = (baseUrl: string) =>
  keepShell(ENTRIES, {
    baseUrl,
    routeFiles: {
      files: ['assets/js/main.1a2b3c4d.js', 'assets/js/offline.1a2b3c4d.js'],
      starts: { '/x/offline/': [0, 1], '/x/react-charts/': [0] },
    },
    html: [
      `<link rel=icon href=${baseUrl}img/favicon.svg><link rel=apple-touch-icon href=${baseUrl}img/icons/a.png><a href=${baseUrl}x/react-charts/>`,
      `<script>[["Plex","url(${baseUrl}assets/fonts/plex.2b12f6540b5bde73.woff2)"]]</script>`,
    ].join(''),
  });

it.each(['/', '/docs/'])('keeps the offline page and what it needs, below %s', (baseUrl) => {
  expect(keep(baseUrl)).toEqual([
    { url: `${baseUrl}x/offline/`, revision: 'r1', size: 1 },
    { url: `${baseUrl}assets/js/main.1a2b3c4d.js`, revision: null, size: 1 },
    { url: `${baseUrl}assets/js/offline.1a2b3c4d.js`, revision: null, size: 1 },
    { url: `${baseUrl}assets/fonts/plex.2b12f6540b5bde73.woff2`, revision: null, size: 1 },
    { url: `${baseUrl}img/favicon.svg`, revision: 'r1', size: 1 },
  ]);
});
