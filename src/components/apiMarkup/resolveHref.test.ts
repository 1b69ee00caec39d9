import { resolveHref } from './resolveHref';

it.each([
  ['/x/react-charts/', '/docs/x/react-charts/'],
  ['https://mui.com/x/react-charts/#a', '/docs/x/react-charts/#a'],
  ['/material-ui/api/input/', 'https://mui.com/material-ui/api/input/'],
  ['https://example.com/a', 'https://example.com/a'],
  ['#classes', '#classes'],
  ['javascript:alert(1)', undefined],
  ['//example.com', undefined],
  ['./other', undefined],
])('resolves %s to %s', (url, href) => {
  expect(resolveHref(url, '/docs/')).toBe(href);
});
