import { formatSearchAddress, formatSearchQuery, parseSearchAddress } from './address';

it('reads what it writes', () => {
  const query = { text: 'a & b', scope: 'charts', version: 'v7', page: 3 } as const;
  expect(formatSearchQuery(query)).toBe('?q=a+%26+b&product=charts&version=v7&page=3');
  expect(parseSearchAddress(formatSearchQuery(query))).toEqual(query);
});

it('links to the first page of results', () => {
  expect(formatSearchAddress('pie', { scope: 'all', version: 'v8' })).toBe(
    '/x/search/?q=pie&product=all&version=v8',
  );
});

it.each([
  ['', { text: '', scope: 'all', version: 'v8', page: 1 }],
  ['?q=x&product=joy&version=v99&page=0', { text: 'x', scope: 'all', version: 'v8', page: 1 }],
  ['?q=x&product=charts&version=v4', { text: 'x', scope: 'charts', version: 'v6', page: 1 }],
  ['?q=x&page=2e9', { text: 'x', scope: 'all', version: 'v8', page: 1 }],
])('falls back from "%s"', (search, query) => {
  expect(parseSearchAddress(search)).toEqual(query);
});
