import { readHttpsUrl } from './readHttpsUrl';

it.each([
  ['https://a.test/b?c=1', 'https://a.test/b?c=1'],
  ['//a.test/b', 'https://a.test/b'],
  [' https://a.test ', 'https://a.test/'],
  ['HTTPS://A.TEST/', 'https://a.test/'],
])('accepts %j', (value, url) => {
  expect(readHttpsUrl(value)).toBe(url);
});

it.each([
  'http://a.test/',
  'javascript:alert(1)',
  'java\nscript:alert(1)',
  ' javascript:alert(1)',
  'data:text/html,<b>',
  'vbscript:x',
  'blob:https://a.test/1',
  '/path',
  'https:path',
  'https://',
  'https://user:secret@a.test/',
  `https://a.test/${'x'.repeat(3000)}`,
  '',
  7,
  null,
  undefined,
  {},
  ['https://a.test/'],
])('rejects %j', (value) => {
  expect(readHttpsUrl(value)).toBeUndefined();
});
