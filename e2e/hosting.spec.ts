import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test, type APIRequestContext } from '@playwright/test';
import { Globby } from '@docusaurus/utils';
import { createRedirects, listRedirectPages, readDocsVersions } from '../plugins/versions';
import { PACKAGES } from '../testing/servers/findNginx';
import { readLeftOut } from '../testing/builtSite/readLeftOut';
import { serveSite } from '../testing/servers/serveSite';
import { expectRedirects } from './expectRedirects';

/** The built site as served by nginx, with the configuration that the build has written. */

const SITE_DIR = path.join(__dirname, '..');
const BUILD_DIR = path.join(SITE_DIR, 'build');
const PAGE = '/x/react-charts/bars/';

const ask = (request: APIRequestContext, address: string, encoding = 'gzip, deflate, br') =>
  request.get(address, { maxRedirects: 0, headers: { 'accept-encoding': encoding } });

/** The first file in the build that matches a pattern. */
const findFile = async (pattern: string) =>
  `/${(await Globby(pattern, { cwd: BUILD_DIR })).sort()[0]!}`;

test.describe('what is sent', () => {
  for (const [encoding, expected] of [
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['identity', undefined],
  ] as const) {
    test(`a page for browsers that accept ${encoding}`, async ({ request }) => {
      const response = await ask(request, PAGE, encoding);
      const headers = response.headers();
      expect(
        headers['content-encoding'],
        `Brotli needs Debian’s package ${PACKAGES.brotliModule}`,
      ).toBe(expected);
      expect(headers.vary).toBe('Accept-Encoding');
      expect(headers['content-type']).toBe('text/html; charset=utf-8');
      expect(await response.text()).toBe(
        readFileSync(path.join(BUILD_DIR, PAGE, 'index.html'), 'utf8'),
      );
    });
  }

  test('a page is revalidated, and not sent twice', async ({ request }) => {
    const { etag, 'cache-control': caching } = (await ask(request, PAGE)).headers();
    expect(caching).toBe('no-cache');
    const again = await request.get(PAGE, { headers: { 'if-none-match': etag! } });
    expect(again.status()).toBe(304);
  });

  test('files whose names change with their content are cached', async ({ request }) => {
    for (const pattern of ['assets/js/*.js', 'assets/snapshots/*.css', 'runner/v8/assets/*.js']) {
      const { 'cache-control': caching } = (await ask(request, await findFile(pattern))).headers();
      expect(caching).toBe('public, max-age=31536000, immutable');
    }
  });

  for (const [pattern, type] of [
    ['x/react-charts/**/*.md', 'text/markdown; charset=utf-8'],
    ['llms.txt', 'text/plain; charset=utf-8'],
    ['sitemap.xml', 'application/xml; charset=utf-8'],
    ['assets/js/*.js', 'text/javascript; charset=utf-8'],
    ['assets/fonts/*.woff2', 'font/woff2'],
    ['img/**/*.svg', 'image/svg+xml'],
    ['demo-sources/**/*.json', 'application/json'],
  ] as const) {
    test(`${pattern} as ${type}`, async ({ request }) => {
      const response = await ask(request, await findFile(pattern));
      expect(response.status()).toBe(200);
      expect(response.headers()['content-type']).toBe(type);
    });
  }
});

test('each old URL redirects to its page in one hop, with its query', async ({ request }) => {
  const leftOut = readLeftOut(BUILD_DIR);
  const redirects = createRedirects(SITE_DIR, readDocsVersions(SITE_DIR));
  await expectRedirects(request, redirects, (target) => leftOut.has(target));
});

test('a file below a language redirects unchanged', async ({ request }) => {
  const response = await ask(request, '/de/x/introduction.md');
  expect(response.headers().location).toBe('/x/introduction.md');
});

for (const address of [PAGE.slice(0, -1), `${PAGE}index.html`]) {
  test(`${address} redirects to the page's URL`, async ({ request }) => {
    const response = await ask(request, `${address}?a=1`);
    expect(response.status()).toBe(301);
    expect(response.headers().location).toBe(`${PAGE}?a=1`);
  });
}

for (const address of ['/no', '/x/no/', '/assets/', '/404.html', '/_headers', '/x/%0d%0aa:b']) {
  test(`there is no page at ${address}, and the response says so`, async ({ request }) => {
    const response = await ask(request, address);
    expect(response.status()).toBe(404);
    expect(await response.text()).toContain('There is no page at this address');
    expect(response.headers()['content-security-policy']).toContain("object-src 'none'");
  });
}

for (const javaScriptEnabled of [true, false]) {
  const rest = javaScriptEnabled ? '?a=1#b' : '';
  test(`hosts without redirects forward ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, async ({
    browser,
  }) => {
    const { address, close } = await serveSite(BUILD_DIR);
    const context = await browser.newContext({ javaScriptEnabled });
    const page = await context.newPage();
    const redirects = createRedirects(SITE_DIR, readDocsVersions(SITE_DIR));
    const leftOut = readLeftOut(BUILD_DIR);
    const pages = listRedirectPages(redirects).filter(({ to }) => !leftOut.has(to));
    for (const { from, to } of pages.slice(0, 4)) {
      await page.goto(`${address}${from.slice(1)}?a=1#b`);
      await page.waitForURL(`${address}${to.slice(1)}${rest}`);
      await expect(page.locator('h1')).toBeVisible();
    }
    await context.close();
    close();
  });
}

interface Rule {
  pattern: RegExp;
  headers: [name: string, value: string][];
}

/** The rules that static hosts read. */
function readRules(): Rule[] {
  const text = readFileSync(path.join(BUILD_DIR, '_headers'), 'utf8');
  return text
    .trim()
    .split('\n\n')
    .map((block) => {
      const [address, ...lines] = block.split('\n');
      const escaped = address!.replaceAll(/[.?+]/g, '\\$&').replace('*', '.*');
      const headers = lines.map((line): [string, string] => {
        const [, name, value] = /^ {2}([\w-]+): (.*)$/.exec(line)!;
        return [name!.toLowerCase(), value!];
      });
      return { pattern: new RegExp(`^${escaped}$`), headers };
    });
}

test('static hosts send what nginx sends', async ({ request }) => {
  const rules = readRules();
  const files = await Globby('**', { cwd: BUILD_DIR, ignore: ['**/*.{br,gz}', '_*'] });
  const addresses = files.map((file) => `/${file}`.replace(/\/index\.html$/, '/'));
  for (const address of addresses.filter((known) => known !== '/404.html')) {
    const matching = rules.filter(({ pattern }) => pattern.test(address));
    // The common rule and the one for this kind.
    expect(matching.length, address).toBe(2);
  }
  for (const address of [
    ...['/', PAGE, '/runner/v8/', '/favicon.ico', '/llms.txt', '/x/introduction/index.md'],
    await findFile('assets/js/*.js'),
    await findFile('img/**/*.png'),
  ]) {
    const expected = rules
      .filter(({ pattern }) => pattern.test(address))
      .flatMap(({ headers }) => headers);
    const sent = (await ask(request, address)).headers();
    expect(sent, address).toMatchObject(Object.fromEntries(expected));
  }
});
