import { DOCS_VERSIONS } from '../../src/lib/docsVersions';
import { describeLink, type LinkTargets } from './describeLink';

const [NEW, OLD] = [DOCS_VERSIONS[0]!, DOCS_VERSIONS[1]!];

const targets: LinkTargets = {
  pages: new Map([
    [NEW, new Set(['charts/', 'charts/bars/', 'charts/lines/', 'charts/fresh/'])],
    [OLD, new Set(['charts/', 'charts/bars/'])],
  ]),
  getIds: (version, page) =>
    page === 'charts/bars/' && version === NEW ? new Set(['size', 'color']) : undefined,
  mayHaveId: (_version, _page, id) => id === 'event-press',
  addresses: {
    routes: new Set(['/playground/', '/x/api/changes/']),
    hasFile: (pathname) => pathname === '/x/api/schema.json',
  },
  renames: [{ from: 'charts/columns', to: 'charts/bars' }],
};

const describe = (link: string, version = NEW) =>
  describeLink(link, { version, page: 'charts/bars/' }, targets);

it.each([
  ['/x/charts/bars/'],
  ['/x/charts/bars/#size'],
  ['#color'],
  ['#event-press'],
  ['/x/charts/lines/#unknown-to-the-check'],
  ['/playground/'],
  ['https://example.com/'],
  ['mailto:a@example.com'],
  ['pathname:///x/api/changes/?product=charts'],
  ['pathname:///x/api/schema.json'],
  [`pathname:///x/${OLD}/charts/bars/`],
])('%s is valid', (link) => {
  expect(describe(link)).toBeUndefined();
});

it.each([
  ['', 'This link has no URL.'],
  ['#colour', '"#colour" doesn\'t exist on /x/charts/bars/. Did you mean "#color"?'],
  ['/x/charts/bars/#sizes', 'Did you mean "#size"?'],
  ['/x/charts/barrs/', 'Did you mean /x/charts/bars/?'],
  ['/x/charts/columns/', 'Did you mean /x/charts/bars/?'],
  ['/x/api/changes/', 'Write pathname:///x/api/changes/'],
  [`/x/${OLD}/charts/`, `Write pathname:///x/${OLD}/charts/`],
  ['pathname:///x/api/chnges/', "/x/api/chnges/ doesn't exist on this site."],
  ['/playgruond/', '/playgruond/ doesn\'t exist on this site. Did you mean "/playground/"?'],
  ['http://example.com/', 'Write https: https://example.com/'],
  ['//example.com/', 'Write https: https://example.com/'],
  ['ftp://example.com/', '"ftp:" links aren\'t supported.'],
  ['../lines/', 'Write the full path of the page: /x/charts/lines/'],
  ['../lines/index.mdx#size', 'Write the full path of the page: /x/charts/lines/#size'],
])('%s is invalid, with a suggestion', (link, message) => {
  expect(describe(link)).toContain(message);
});

it.each([
  ['/x/charts/fresh/', `Link to a page that ${OLD} has, or write pathname:///x/charts/fresh/`],
  [`/x/${OLD}/charts/`, 'Write this link without the version'],
  [`pathname:///x/${OLD}/charts/`, 'Write /x/charts/: links to pages of the same version'],
])('%s is invalid in an old version', (link, message) => {
  expect(describe(link, OLD)).toContain(message);
});
