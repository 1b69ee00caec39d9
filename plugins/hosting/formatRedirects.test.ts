import { formatRedirects } from './formatRedirects';

const REDIRECTS = [
  { from: '/x/', to: '/x/introduction/' },
  { from: '/r/x-new', to: 'https://example.com/new/', status: 302 as const },
  { from: '/:lang/x/*', to: '/x/:splat' },
];

test('each redirect is a line with its status', () => {
  expect(formatRedirects(REDIRECTS, '/')).toBe(
    '/x/ /x/introduction/ 301\n/r/x-new https://example.com/new/ 302\n/:lang/x/* /x/:splat 301\n',
  );
});

test('the base URL is added to both ends within the site', () => {
  expect(formatRedirects(REDIRECTS, '/docs/')).toBe(
    '/docs/x/ /docs/x/introduction/ 301\n/docs/r/x-new https://example.com/new/ 302\n/docs/:lang/x/* /docs/x/:splat 301\n',
  );
});
