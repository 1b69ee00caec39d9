import { createHeaders } from './createHeaders';
import { formatHeadersFile } from './formatHeadersFile';
import { listRules } from './listRules';

const headers = createHeaders({
  pagePolicy: "default-src 'self'",
  runnerPolicy: "default-src 'none'",
  transportSecurity: '',
});
const rules = listRules(['assets/', 'robots.txt', 'runner/', 'x/'], ['v8']);

it('gives each kind of URL its headers, the common ones first', () => {
  const text = formatHeadersFile(headers, rules, '/');
  expect(text).toMatch(/^\/\*\n {2}X-Content-Type-Options: nosniff\n/);
  expect(text).toContain("/x/*\n  Content-Security-Policy: default-src 'self'\n");
  expect(text).toContain("/robots.txt\n  Content-Security-Policy: default-src 'self'\n");
  expect(text).toContain("/runner/v8/\n  Content-Security-Policy: default-src 'none'\n");
  expect(text).toContain('/assets/*\n  Cache-Control: public, max-age=31536000, immutable\n');
});

it('includes the base path', () => {
  const addresses = formatHeadersFile(headers, rules, '/docs/')
    .split('\n')
    .filter((line) => /^\S/.test(line));
  expect(addresses).toEqual([
    '/docs/*',
    '/docs/',
    '/docs/assets/*',
    '/docs/robots.txt',
    '/docs/runner/v8/',
    '/docs/runner/v8/index.html',
    '/docs/runner/v8/assets/*',
    '/docs/runner/v8/packages.json',
    '/docs/x/*',
  ]);
});
