import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { serveNginx } from '../testing/servers/serveNginx';
import { findFreePort } from '../testing/servers/findFreePort';
import { readSite } from '../testing/builtSite/readSite';
import { parseRedirects } from '../testing/builtSite/parseRedirects';
import { cloneSite } from '../testing/cloneSite';
import { CURRENT_VERSION } from '../src/lib/docsVersions';
import { expectRedirects } from './expectRedirects';
import { reachDemo } from './reachDemo';
import { watchConsole } from '../testing/visitor/watchConsole';

/**
 * The site below a path on another origin; use `npm run test:base-path`, because building it takes
 * minutes.
 */

const SITE_DIR = path.join(__dirname, '..');
const ORIGIN = 'https://docs.example';
const BASE = '/docs/';

/** Pages of versions that aren't built here. */
const OTHER_VERSION = new RegExp(`^${BASE}x/v\\d+/`);

let clone: string;
let server: ReturnType<typeof serveNginx>;
let origin: string;

const readBuilt = (file: string) => readFileSync(path.join(clone, 'build', file), 'utf8');

// One after the other, in one worker, because each worker would build the site for itself.
test.describe.configure({ mode: 'default' });

test.beforeAll(async () => {
  test.setTimeout(15 * 60_000);
  clone = cloneSite(SITE_DIR, 'base-path');
  execFileSync('npm', ['run', 'build', '--', '--versions', CURRENT_VERSION], {
    cwd: clone,
    stdio: 'inherit',
    env: { ...process.env, SITE_URL: ORIGIN, SITE_BASE_URL: BASE },
  });
  const port = await findFreePort();
  origin = `http://localhost:${port}`;
  server = serveNginx({
    buildDir: path.join(clone, 'build'),
    siteConf: path.join(clone, 'build-hosting/site.conf'),
    baseUrl: BASE,
    port,
  });
  await expect(() => fetch(`${origin}${BASE}`)).toPass({ timeout: 15_000 });
});

test.afterAll(() => {
  server?.close();
  rmSync(clone, { recursive: true, force: true });
});

test('all links and files are below the base path, and exist', async ({ request }) => {
  test.setTimeout(300_000);
  const { pages } = await readSite(path.join(clone, 'build'));
  const links = [...pages].flatMap(([page, { links: found }]) =>
    found.filter((link) => link.startsWith('/')).map((link) => ({ page, link })),
  );
  expect(links.length).toBeGreaterThan(1000);
  expect(links.filter(({ link }) => !link.startsWith(BASE))).toEqual([]);
  const addresses = new Set(links.map(({ link }) => link.replace(/#.*/, '')));
  const dead: string[] = [];
  for (const address of addresses) {
    const isElsewhere = OTHER_VERSION.test(address);
    if (!isElsewhere && (await request.head(`${origin}${address}`)).status() !== 200) {
      dead.push(address);
    }
  }
  expect(dead).toEqual([]);
});

test('headers, redirects and the sitemap include it', async ({ request }) => {
  const lines = readBuilt('_headers').split('\n');
  expect(lines.filter((line) => /^\/(?!docs\/)/.test(line))).toEqual([]);
  const redirects = parseRedirects(readBuilt('_redirects')).map(({ from, to, status }) =>
    status === '302' ? { from, to, status: 302 as const } : { from, to },
  );
  await expectRedirects(request, redirects, (target) => OTHER_VERSION.test(target), origin);
  expect(readBuilt('sitemap.xml')).toContain(`<loc>${ORIGIN}${BASE}x/introduction/</loc>`);
  const missing = await request.get(`${origin}${BASE}x/no/`);
  expect(missing.status()).toBe(404);
  expect(await missing.text()).toContain('There is no page at this address');
  const runner = await request.get(`${origin}${BASE}runner/v8/`);
  expect(runner.headers()['content-security-policy']).toContain(`${ORIGIN}${BASE}runner/`);
});

test('pages, demos, the playground and search work there', async ({ page }) => {
  const messages = watchConsole(page);
  await page.goto(`${origin}${BASE}x/react-tree-view/quickstart/`);
  await reachDemo(page, 'FirstSimpleTree');
  await page.goto(`${origin}${BASE}x/react-data-grid/sorting/`);
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('column pinning');
  const option = page.getByRole('dialog').getByRole('option').first();
  await expect(option).toContainText('Column pinning');
  await option.click();
  await page.waitForURL((url) => url.pathname === `${BASE}x/react-data-grid/column-pinning/`);
  await page.goto(`${origin}${BASE}playground/`);
  const result = page.frameLocator('iframe[title="Result of your code"]');
  await expect(result.getByRole('grid', { name: 'Trails' })).toBeVisible();
  await page.goto(`${origin}${BASE}`);
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  expect(messages).toEqual([]);
});
