import { listVersionEntries } from './versionEntries';

const list = (...args: Parameters<typeof listVersionEntries>) =>
  listVersionEntries(...args).map(
    ({ text, href, current }) => `${text} ${href}${current ? ' current' : ''}`,
  );

it('links to the same page in every version that has the product', () => {
  expect(list('/x/react-charts/bars/', {})).toEqual([
    '8.7.0 /x/react-charts/bars/ current',
    'v7 /x/v7/react-charts/bars/',
    'v6 /x/v6/react-charts/bars/',
  ]);
  expect(list('/x/v4/react-data-grid/', {})).toHaveLength(5);
});

it("marks the page's version, and links back to the current one", () => {
  expect(list('/x/v6/react-charts/bars/', {})).toEqual([
    '8.7.0 /x/react-charts/bars/',
    'v7 /x/v7/react-charts/bars/',
    'v6 /x/v6/react-charts/bars/ current',
  ]);
});

it('explains from where and why if the page has another name or is missing', () => {
  expect(list('/x/react-charts/zoom/', { v6: ['react-charts/', 'overview'] })[2]).toBe(
    'v6 /x/v6/react-charts/?from=react-charts%2Fzoom%2F&why=overview',
  );
});

it('leads back to the page that the reader came from', () => {
  expect(list('/x/v6/react-charts/', {}, '/x/react-charts/radar/#axes')).toEqual([
    '8.7.0 /x/react-charts/radar/#axes',
    'v7 /x/v7/react-charts/',
    'v6 /x/v6/react-charts/ current',
  ]);
});

it('links to the first page of each version while the page is unknown', () => {
  expect(list('/x/react-date-pickers/date-picker/', undefined)).toEqual([
    '8.7.0 /x/react-date-pickers/ current',
    'v7 /x/v7/react-date-pickers/',
    'v6 /x/v6/react-date-pickers/',
    'v5 /x/v5/react-date-pickers/',
  ]);
  expect(list('/', undefined)).toEqual([
    '8.7.0 /x/introduction/ current',
    'v7 /x/v7/introduction/',
    'v6 /x/v6/introduction/',
    'v5 /x/v5/introduction/',
    'v4 /x/v4/introduction/',
  ]);
});
