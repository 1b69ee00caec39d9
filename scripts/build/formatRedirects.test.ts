import { formatRedirects } from './formatRedirects';

const redirects = [
  { from: '/x/', to: '/x/introduction/' },
  { from: '/x/v7/', to: '/x/v7/introduction/' },
];

test('each redirect is a line with its status', () => {
  expect(formatRedirects(redirects, '/')).toBe(
    '/x/ /x/introduction/ 301\n/x/v7/ /x/v7/introduction/ 301\n',
  );
});

test('addresses begin with the base path', () => {
  expect(formatRedirects(redirects.slice(1), '/docs/')).toBe(
    '/docs/x/v7/ /docs/x/v7/introduction/ 301\n',
  );
});
