import type { AddressBook } from '../contracts/addressBook';
import { resolveAddress } from './resolveAddress';

const PAGES = [
  ['/', 'React components for data-rich applications'],
  ['/playground/', 'Playground'],
  ['/x/introduction/', 'MUI X overview'],
  ['/x/introduction/licensing/', 'Licensing'],
  ['/x/introduction/mcp/', 'AI support via MCP'],
  ['/x/react-charts/', 'Charts'],
  ['/x/react-charts/bars/', 'Bar charts'],
  ['/x/react-charts/lines/', 'Line charts'],
  ['/x/react-data-grid/', 'Data Grid'],
  ['/x/react-data-grid/column-definition/', 'Column definition'],
  ['/x/react-data-grid/column-pinning/', 'Column pinning'],
  ['/x/react-data-grid/sorting/', 'Sorting'],
  ['/x/react-date-pickers/', 'Date and Time Pickers'],
  ['/x/react-date-pickers/date-picker/', 'Date Picker'],
  ['/x/react-tree-view/rich-tree-view/items/', 'Rich Tree View items'],
  ['/x/api/data-grid/', 'Data Grid API reference'],
  ['/x/api/data-grid/data-grid/', 'DataGrid API'],
  ['/x/api/data-grid/grid-col-def/', 'GridColDef API'],
  ['/x/api/charts/bar-chart/', 'BarChart API'],
  ['/x/api/date-pickers/picker-day-2/', 'PickerDay2 API'],
  ['/x/v7/introduction/', 'MUI X overview'],
  ['/x/v7/react-charts/', 'Charts'],
  ['/x/v7/react-charts/bars/', 'Bar charts'],
  ['/x/v7/react-data-grid/sorting/', 'Sorting'],
  ['/x/v7/react-data-grid/column-definition/', 'Column definition'],
  ['/x/v6/react-charts/bars/', 'Bar charts'],
  ['/x/v5/migration/migration-pickers-lab/', 'Migration from the lab'],
  ['/x/v4/react-data-grid/', 'Data Grid'],
  ['/x/v4/react-data-grid/sorting/', 'Sorting'],
] as const;

const BOOK: AddressBook = {
  pages: Object.fromEntries(PAGES),
  redirects: {
    '/x/': '/x/introduction/',
    '/x/v7/': '/x/v7/introduction/',
    '/x/react-data-grid/columns/': '/x/react-data-grid/column-definition/',
    '/x/v7/react-data-grid/columns/': '/x/v7/react-data-grid/column-definition/',
    '/components/data-grid/columns/': '/x/react-data-grid/column-definition/',
    '/components/data-grid/sorting/': '/x/react-data-grid/sorting/',
    '/r/x-license-key/': '/x/introduction/licensing/#license-key',
    '/r/x-get-license/': 'https://shop.example/pricing/',
  },
};

function resolve(address: string) {
  const [, pathname = '', search = '', hash = ''] =
    /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(address) ?? [];
  return resolveAddress({ pathname, search, hash }, BOOK);
}

const BARS = '/x/react-charts/bars/';
const SORTING = '/x/react-data-grid/sorting/';
const COLUMNS = '/x/react-data-grid/column-definition/';
const GRID_API = '/x/api/data-grid/data-grid/';

it.each([
  // Slashes and files
  ['/x/react-charts/bars', BARS],
  ['/x//react-charts///bars//', BARS],
  ['//x/react-charts/bars/', BARS],
  ['/x/./react-charts/lines/../bars/', BARS],
  ['/x/react-charts/bars.html', BARS],
  ['/x/react-charts/bars.htm', BARS],
  ['/x/react-charts/bars/index.html', BARS],
  ['/x/react-charts/bars/index', BARS],
  ['/x/react-charts/bars/INDEX.HTML', BARS],
  ['/x/react-charts/bars/index.mdx', BARS],
  ['/x/react-charts/bars.md', BARS],
  ['/x/react-charts/bars.php', BARS],
  ['/index.html', '/'],
  ['/x/index.html', '/x/introduction/'],
  ['/x\\react-charts\\bars', BARS],
  // Letters
  ['/X/React-Charts/Bars/', BARS],
  ['/X/REACT-CHARTS/BARS', BARS],
  ['/x/react_charts/bars/', BARS],
  ['/x/reactcharts/bars/', BARS],
  ['/x/react%20charts/bars/', BARS],
  ['/x/api/data-grid/DataGrid/', GRID_API],
  ['/x/api/data-grid/GridColDef', '/x/api/data-grid/grid-col-def/'],
  ['/x/api/date-pickers/picker-day2/', '/x/api/date-pickers/picker-day-2/'],
  ['/Playground', '/playground/'],
  // What emails and chats add to a link or remove from it
  ['/x/react-charts/bars/.', BARS],
  ['/x/react-charts/bars/,', BARS],
  ['/x/react-charts/bars/)', BARS],
  ['/x/react-charts/bars).', BARS],
  ['/x/react-charts/bars/)**', BARS],
  ['/x/react-charts/bars/%22', BARS],
  ['/x/react-charts/bars/%22%3E', BARS],
  ["/x/react-charts/bars/'", BARS],
  ['/x/react-charts/bars/%E2%80%9D', BARS],
  ['/x/react-charts/bars/%E2%80%A6', BARS],
  ['/x/react-charts/bars/%60', BARS],
  ['/x/react-charts/bars/%3E', BARS],
  ['/x/react-charts/bars/%5D', BARS],
  ['/x/react-charts/bars/%7C', BARS],
  ['/x/react-charts/bars/%20', BARS],
  ['/x/react-charts/bars/%C2%A0', BARS],
  ['/%20x/react-charts/bars/', BARS],
  ['/%3Chttps://mui.com/x/react-charts/bars/%3E', BARS],
  ['/https://mui.com/x/react-charts/bars/', BARS],
  ['/https:/mui.com/x/react-charts/bars/', BARS],
  ['/mui.com/x/react-charts/bars/', BARS],
  // Encodings
  ['/x/react-charts/bars/%E2%80%8B', BARS],
  ['/x/react-charts%2Fbars%2F', BARS],
  ['/x/react-charts%252Fbars', BARS],
  ['/x/react%2Dcharts/bars', BARS],
  ['/x/react-charts/bars/%EF%BB%BF', BARS],
  ['/x/react-charts/bars/%00', BARS],
  ['/x/react-charts/bars/%0A', BARS],
  ['/x/react-charts/bars/%', BARS],
  ['/x/react-charts/bars/%23stacks', `${BARS}#stacks`],
  ['/x/react-charts/bars/%3Futm_source=mail', `${BARS}?utm_source=mail`],
  ['/x/react-charts/bars/%3Fa=1%23stacks', `${BARS}?a=1#stacks`],
  ['/x/react-charts/bars/&utm_source=mail', `${BARS}?utm_source=mail`],
  // Query and hash are kept
  ['/x/react-charts/bars.html?a=1#stacks', `${BARS}?a=1#stacks`],
  ['/x/react-data-grid/columns?a=1#hiding', `${COLUMNS}?a=1#hiding`],
  // Languages
  ['/fr/x/react-charts/bars/', BARS],
  ['/zh/x/react-charts/bars', BARS],
  ['/aa/x/react-charts/bars/', BARS],
  ['/pt-BR/x/react-charts/bars/', BARS],
  ['/zh_cn/x/react-charts/bars/', BARS],
  ['/de/playground/', '/playground/'],
  ['/ja/x/react-data-grid/columns/', COLUMNS],
  ['/de/components/data-grid/columns/', COLUMNS],
  ['/de/x/v7/react-charts/bars/', '/x/v7/react-charts/bars/'],
  ['/fr/', '/'],
  // Versions
  ['/x/v8/react-charts/bars/', BARS],
  ['/x/v8.7.0/react-charts/bars/', BARS],
  ['/x/latest/react-charts/bars/', BARS],
  ['/x/V7/react-charts/bars/', '/x/v7/react-charts/bars/'],
  ['/x/7/react-charts/bars/', '/x/v7/react-charts/bars/'],
  ['/x/7.x/react-charts/bars/', '/x/v7/react-charts/bars/'],
  ['/x/v7.29.0/react-charts/bars/', '/x/v7/react-charts/bars/'],
  ['/v7/x/react-charts/bars/', '/x/v7/react-charts/bars/'],
  ['/v7.29.0/x/react-charts/bars/', '/x/v7/react-charts/bars/'],
  ['/x/v7/react-data-grid/columns', '/x/v7/react-data-grid/column-definition/'],
  ['/x/v7', '/x/v7/introduction/'],
  // Old and shortened URLs
  ['/react-charts/bars/', BARS],
  ['/x/charts/bars/', BARS],
  ['/charts/bars', BARS],
  ['/x/data-grid/columns/', COLUMNS],
  ['/x/v7/charts/bars/', '/x/v7/react-charts/bars/'],
  ['/api/data-grid/data-grid/', GRID_API],
  ['/components/data-grid/sorting', SORTING],
  ['/components/data-grid/columns/index.html', COLUMNS],
  ['/x', '/x/introduction/'],
  ['/r/x-license-key', '/x/introduction/licensing/#license-key'],
  ['/r/x-license-key.', '/x/introduction/licensing/#license-key'],
  ['/r/x-license-key/#pro', '/x/introduction/licensing/#pro'],
  ['/r/x-get-license.?scope=premium', 'https://shop.example/pricing/?scope=premium'],
])('%s certainly means %s', (address, to) => {
  expect(resolve(address)).toEqual({ kind: 'certain', to });
});

it.each([
  // The same page in another version, nearest first
  ['/x/v5/react-charts/bars/', ['/x/v6/react-charts/bars/', '/x/v7/react-charts/bars/']],
  ['/x/v3/react-charts/bars/', ['/x/v6/react-charts/bars/', '/x/v7/react-charts/bars/']],
  ['/x/v9/react-charts/bars/', [BARS, '/x/v7/react-charts/bars/']],
  ['/x/v4/react-data-grid/columns/', ['/x/v7/react-data-grid/column-definition/']],
  // Typos
  ['/x/react-charts/bras/', [BARS]],
  ['/x/react-charts/bar/', [BARS]],
  ['/x/react-charts/bar-chart/', ['/x/api/charts/bar-chart/', BARS]],
  ['/x/react-data-grid/colum-pining/', ['/x/react-data-grid/column-pinning/']],
  ['/x/react-data-grid/sort/', [SORTING]],
  ['/x/react-data-grid/pinned-columns/', ['/x/react-data-grid/column-pinning/']],
  ['/x/react-date-picker/', ['/x/react-date-pickers/', '/x/react-date-pickers/date-picker/']],
  ['/x/react-tree-view/items/', ['/x/react-tree-view/rich-tree-view/items/']],
  ['/x/api/data-grid/gridcoldefs/', ['/x/api/data-grid/grid-col-def/']],
  ['/x/licence/', ['/x/introduction/licensing/']],
  // Nothing is similar: the product's own page
  ['/x/react-charts/zzzz/', ['/x/react-charts/']],
])('%s offers %j', (address, pages) => {
  const resolution = resolve(address);
  expect(resolution.kind).toBe('uncertain');
  const offered = resolution.kind === 'uncertain' ? resolution.pages.map(({ path }) => path) : [];
  expect(offered.slice(0, pages.length)).toEqual(pages);
  expect(offered.length).toBeLessThanOrEqual(5);
});

it('returns the words of a URL for a search', () => {
  expect(resolve('/x/react-data-grid/rowGrouping/')).toMatchObject({
    words: 'data grid rowgrouping',
  });
  expect(resolve('/x/api/charts/heat-map-plot/')).toMatchObject({ words: 'charts heat map plot' });
});

it.each(['/wp-login.php', '/%E0%A4%A', '/.env', '/..%2f..%2fetc/passwd', '/no-such-page/'])(
  "%s resembles nothing, but isn't an error",
  (address) => expect(resolve(address)).toMatchObject({ kind: 'uncertain', pages: [] }),
);

it('never redirects from an existing page, regardless of the redirects', () => {
  Object.keys(BOOK.pages).forEach((page) => expect(resolve(page).kind).toBe('uncertain'));
});

it("only redirects to pages in the book that don't redirect again", () => {
  Object.keys(BOOK.redirects).forEach((from) => {
    const resolution = resolve(from);
    expect(resolution.kind).toBe('certain');
    const to = resolution.kind === 'certain' ? resolution.to.replace(/#.*/, '') : '';
    expect(to in BOOK.pages || to.startsWith('https:')).toBe(true);
  });
});

it('says since when a product missing from a version exists, and where its pages are', () => {
  expect(resolve('/x/v5/react-charts/bars/')).toMatchObject({
    missing: { product: 'charts', since: 'v6' },
    pages: expect.arrayContaining([
      { path: '/x/v6/react-charts/bars/', title: 'Bar charts' },
    ]) as unknown,
  });
  expect(resolve('/x/v6/react-charts/no-such-page/')).not.toHaveProperty('missing');
});
