import { PNG } from 'pngjs';
import { DOCS_VERSIONS, getVersionRoot } from '../../src/lib/docsVersions';
import { findHeadProblems, isIndexed } from './findHeadProblems';
import { findSitemapProblems, readSitemap } from './findSitemapProblems';
import { readHead } from './readHead';
import { readPngSize } from './readPngSize';

const URL = 'https://docs.example/';
const OLD = getVersionRoot(DOCS_VERSIONS.at(-1)!);

interface Parts {
  items?: [name: string, path: string][];
  canonical?: string;
  image?: string;
  extra?: string;
}

/** A valid head, except for the given parts. */
function createHtml(page: string, parts: Parts = {}): string {
  const items = parts.items ?? [['Page', page.slice(1)]];
  const list = items.map(([name, path], index) => ({
    ...{ '@type': 'ListItem', position: index + 1, name, item: URL + path },
  }));
  const data = { '@context': 'https://schema.org', '@type': 'BreadcrumbList' };
  const image = parts.image ?? `${URL}img/links${page.replace(/\/$/, '')}.png`;
  return `<meta name=generator content=Docusaurus>
    <meta property=og:title content=Title><meta property=og:description content=Text>
    <meta property=og:url content=${URL}${page.slice(1)}><meta property=og:image content=${image}>
    <meta name=twitter:image content=${image}><meta name=twitter:card content=summary_large_image>
    <meta property=og:image:alt content=Title><meta property=og:image:width content=1200>
    <meta property=og:image:height content=630>
    <link rel=canonical href="${parts.canonical ?? URL + page.slice(1)}">
    <script type=application/ld+json>${JSON.stringify({ ...data, itemListElement: list })}</script>${parts.extra ?? ''}`;
}

function check(page: string, html: string, size = { width: 1200, height: 630 }): string[] {
  const others = ['/x/introduction/', '/x/react-charts/'].map(
    (path) => [path, readHead(createHtml(path))] as const,
  );
  return findHeadProblems({
    pages: new Map([...others, [page, readHead(html)]]),
    readPictureSize: (address) =>
      address.startsWith('/img/links/x/') && !address.includes('none') ? size : undefined,
    siteUrl: URL,
    leftOut: new Set(['/x/left-out/']),
  }).map((problem) => `${problem.page === page ? '' : problem.page}${problem.message}`);
}

const PAGE = '/x/react-charts/bars/';

test('a complete head is valid, on pages of the current and of old versions', () => {
  const items: Parts['items'] = [
    ['Brand', 'x/introduction/'],
    ['Charts', 'x/react-charts/'],
    ['Bars', PAGE.slice(1)],
  ];
  expect(check(PAGE, createHtml(PAGE, { items }))).toEqual([]);
  const leftOut: Parts['items'] = [
    ['Left out', 'x/left-out/'],
    ['Bars', PAGE.slice(1)],
  ];
  expect(check(PAGE, createHtml(PAGE, { items: leftOut }))).toEqual([]);
  const old = `${OLD}introduction/`;
  expect(check(old, createHtml(old, { canonical: `${URL}x/introduction/` }))).toEqual([]);
});

test.each([
  [
    'breadcrumbs to a missing page',
    {
      items: [
        ['Group', 'x/group/'],
        ['Bars', PAGE.slice(1)],
      ],
    },
    [
      'has breadcrumbs whose item 1 links to https://docs.example/x/group/, which is not a page of the site.',
    ],
  ],
  [
    'breadcrumbs that end elsewhere',
    { items: [['Charts', 'x/react-charts/']] },
    [
      'has breadcrumbs that end at https://docs.example/x/react-charts/ instead of https://docs.example/x/react-charts/bars/.',
    ],
  ],
  [
    'a step without a name',
    { items: [['', PAGE.slice(1)]] },
    ['has breadcrumbs whose item 1 has no name.'],
  ],
  [
    'another list',
    {
      extra:
        '<script type="application/ld+json">{"@context":"https://schema.org","@type":"BreadcrumbList"}</script>',
    },
    ['has 2 breadcrumb lists.'],
  ],
  [
    'broken data',
    { extra: '<script type="application/ld+json">{</script>' },
    ['has structured data that is not valid JSON: {'],
  ],
  [
    "another page's preview image",
    { image: `${URL}img/links/x/react-charts/lines.png` },
    [
      'has the preview image https://docs.example/img/links/x/react-charts/lines.png instead of https://docs.example/img/links/x/react-charts/bars.png.',
    ],
  ],
  [
    'two titles',
    { extra: '<meta property=og:title content=Two>' },
    ['has og:title more than once.'],
  ],
  [
    'two canonical addresses',
    { extra: '<link rel=canonical href=/>' },
    ['has 2 canonical addresses.'],
  ],
] as [string, Parts, string[]][])('%s is found', (_, parts, problems) => {
  expect(check(PAGE, createHtml(PAGE, parts))).toEqual(problems);
});

test('a missing preview image is found', () => {
  expect(check('/x/none/', createHtml('/x/none/'))).toEqual([
    "has the preview image https://docs.example/img/links/x/none.png, which doesn't exist.",
  ]);
});

test('a preview image of the wrong size is found', () => {
  const [first] = check(PAGE, createHtml(PAGE), { width: 600, height: 315 }).filter(
    (problem) => !problem.startsWith('/'),
  );
  expect(first).toBe('has og:image:width "1200" instead of "600".');
});

test('an empty head gets an error for each missing part', () => {
  expect(check(PAGE, '<title>Bars</title>')).toEqual([
    'has no og:title.',
    'has no og:description.',
    'has no og:url.',
    'has no og:image:alt.',
    'has no og:image.',
    'has 0 canonical addresses.',
    'has 0 breadcrumb lists.',
  ]);
});

test('robots meta tags exclude a page', () => {
  expect(isIndexed(readHead('<meta name=robots content="noindex, nofollow">'))).toBe(false);
  expect(isIndexed(readHead('<meta name=description content=noindex>'))).toBe(true);
});

test('a sitemap lists each page once, with dates in the past', () => {
  const xml = ['a', 'b', 'b', 'd']
    .map((page) => `<url><loc>${URL}${page}/</loc></url>`)
    .join('')
    .replace('</loc></url>', '</loc><lastmod>2026-11-23</lastmod></url>');
  const expected = new Set(['a', 'b', 'c'].map((page) => `${URL}${page}/`));
  expect(findSitemapProblems({ entries: readSitemap(xml), expected, today: '2026-11-22' })).toEqual(
    [
      'The sitemap is missing https://docs.example/c/.',
      'The sitemap must not list https://docs.example/d/.',
      'The sitemap lists https://docs.example/b/ twice.',
      'The sitemap has a wrong date for https://docs.example/a/: 2026-11-23.',
    ],
  );
  expect(
    findSitemapProblems({ entries: readSitemap(xml), expected, today: '2026-11-23' }),
  ).toHaveLength(3);
});

test('the size of a PNG is read correctly', () => {
  expect(readPngSize(PNG.sync.write(new PNG({ width: 7, height: 3 })))).toEqual({
    width: 7,
    height: 3,
  });
  expect(readPngSize(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))).toBeUndefined();
});
