import { createHeaders } from './createHeaders';
import { formatNginx } from './formatNginx';
import { listRules } from './listRules';

const headers = createHeaders({
  pagePolicy: "default-src 'self'",
  runnerPolicy: "default-src 'none'",
  transportSecurity: '',
});
const rules = listRules(['assets/', 'favicon.ico', 'runner/', 'x/'], ['v8']);
const format = (baseUrl = '/', to = '/x/new/') =>
  formatNginx({ headers, rules, redirects: [{ from: '/x/old/', to }], baseUrl });

/** The content of the location with this start. */
function readLocation(text: string, head: string): string {
  const start = text.indexOf(`location ${head} {`);
  expect(start).toBeGreaterThan(-1);
  return text.slice(start, text.indexOf('\n}', start));
}

it('sends every kind the common headers and its own', () => {
  const text = format();
  const asset = readLocation(text, '^~ "/assets/"');
  expect(asset).toContain('add_header Cache-Control "public, max-age=31536000, immutable" always;');
  expect(asset).toContain('add_header X-Content-Type-Options "nosniff" always;');
  const runner = readLocation(text, '= "/runner/v8/"');
  expect(runner).toContain(`add_header Content-Security-Policy "default-src 'none'" always;`);
  expect(runner).toContain('try_files ${uri}index.html =404;');
  expect(readLocation(text, '~ ^/(?:.*/)?$')).toContain("default-src 'self'");
});

it('redirects an old URL with and without a trailing slash, with its query', () => {
  const text = format();
  expect(text).toContain('location = "/x/old/" { return 301 "/x/new/$is_args$args"; }');
  expect(text).toContain('location = "/x/old" { return 301 "/x/new/$is_args$args"; }');
  expect(format('/', '/x/new/#part')).toContain('return 301 "/x/new/$is_args$args#part";');
});

it('supports patterns, URLs of other sites and temporary redirects', () => {
  const text = formatNginx({
    headers,
    rules,
    redirects: [
      { from: '/r/x-new', to: 'https://example.com/new/', status: 302 },
      { from: '/:lang/x/old/', to: '/x/new/' },
      { from: '/:lang/x/*', to: '/x/:splat' },
    ],
    baseUrl: '/docs/',
  });
  expect(text).toContain(
    'location = "/docs/r/x-new" { return 302 "https://example.com/new/$is_args$args"; }',
  );
  expect(text).toContain(
    'location ~ "^/docs/[a-z]{2}/x/old/?$" { return 301 "/docs/x/new/$is_args$args"; }',
  );
  expect(text).toContain(
    String.raw`location ~ "^/docs/[a-z]{2}/x/((?:[\w./-]*/)?[\w-]+)/?$" { return 301 "/docs/x/$1/$is_args$args"; }`,
  );
  // The rest of the URL can't end the header line.
  expect(text).toContain(
    String.raw`location ~ "^/docs/[a-z]{2}/x/([\w./-]*)$" { return 301 "/docs/x/$1$is_args$args"; }`,
  );
});

it('answers a URL once, according to the first redirect', () => {
  const text = formatNginx({
    headers,
    rules,
    redirects: ['/x/new/', '/x/newer/'].flatMap((to) => [
      { from: '/r/a/', to },
      { from: '/r/a', to },
    ]),
    baseUrl: '/',
  });
  expect(text.match(/location = "\/r\/a\/?" .*/g)).toEqual([
    'location = "/r/a/" { return 301 "/x/new/$is_args$args"; }',
    'location = "/r/a" { return 301 "/x/new/$is_args$args"; }',
  ]);
});

it('includes the base path', () => {
  const text = format('/docs/');
  expect(text).toContain('location = "/docs/x/old" { return 301 "/docs/x/new/$is_args$args"; }');
  expect(text).toContain('error_page 403 404 =404 "/docs/404.html";');
  expect(text).not.toMatch(/location [=^~ ]*"\/(?!docs\/)/);
});

it("doesn't serve files for hosts", () => {
  expect(format()).toContain('location = "/_headers" { return 404; }');
});

it('rejects a header that nginx would misread', () => {
  const wrong = createHeaders({ pagePolicy: 'a "b" $c', runnerPolicy: '', transportSecurity: '' });
  expect(() => formatNginx({ headers: wrong, rules, redirects: [], baseUrl: '/' })).toThrow(
    'nginx would misread this: a "b" $c',
  );
});
