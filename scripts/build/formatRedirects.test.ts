import { formatRedirects } from './formatRedirects';

test('each redirect is a line with its status', () => {
  expect(
    formatRedirects([
      { from: '/x/', to: '/x/introduction/' },
      { from: '/x/v7/', to: '/x/v7/introduction/' },
    ]),
  ).toBe('/x/ /x/introduction/ 301\n/x/v7/ /x/v7/introduction/ 301\n');
});
