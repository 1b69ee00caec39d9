import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import { getPackPath, type PackList } from '../src/lib/contracts/offline';
import { listViolations } from '../testing/visitor/listViolations';
import { observeLayoutShift } from '../testing/visitor/observeLayoutShift';
import { listCached, test, waitForWorker } from './offlineServer';
import { scrollThrough } from '../testing/visitor/scrollThrough';
import { chooseVariants, isInAllVariants } from '../testing/plan/plan';
import { expectNoSidewaysScroll, setVariant } from '../testing/visitor/variants';
import { simulateActivity } from '../testing/visitor/simulateActivity';
import { watchConsole } from '../testing/visitor/watchConsole';

const PAGE = '/x/offline/';

/** How many pages of a pack are read; all of them if a change affects packs. */
const READ = 6;

const readList = (pack: Pick<PackList, 'version' | 'product'>) =>
  JSON.parse(readFileSync(path.join(__dirname, '../build', getPackPath(pack)), 'utf8')) as PackList;

const TREE_VIEW = readList({ version: 'v8', product: 'tree-view' });

const getStore = (page: Page) => page.getByRole('button', { name: 'Store', exact: true });
const getPack = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) });
const getStatus = (page: Page) => page.locator('main').getByRole('status');

async function open(page: Page, origin: string): Promise<void> {
  await page.goto(origin + PAGE);
  await waitForWorker(page);
  await expect(getStore(page)).toBeVisible();
}

async function store(page: Page, product: string): Promise<void> {
  await page.getByLabel('Product', { exact: true }).selectOption(product);
  await getStore(page).click();
}

test('a stored pack has everything that its pages request: pages, demos, reference and search', async ({
  page,
  server,
}) => {
  test.setTimeout(240_000);
  await open(page, server.origin);
  await store(page, 'tree-view');
  await expect(getPack(page, 'Tree View v8')).toContainText('Ready', { timeout: 60_000 });
  await expect(getStatus(page)).toHaveText('Tree View v8 is stored');
  // So that it doesn't work just because of what was visited.
  await page.evaluate(async () => {
    const visited = (await caches.keys()).filter((name) => name.includes('visited'));
    await Promise.all(visited.map((name) => caches.delete(name)));
  });

  server.isDown = true;
  const failed: string[] = [];
  page.on('requestfailed', (request) => {
    // The browser requests it by itself to determine whether the site can be installed.
    if (request.resourceType() !== 'manifest') {
      failed.push(request.url());
    }
  });
  const pages = TREE_VIEW.files.map(([file]) => file).filter((file) => file.endsWith('/'));
  expect(pages.length).toBeGreaterThan(15);
  for (const address of isInAllVariants(__filename) ? pages : pages.slice(0, READ)) {
    await page.goto(`${server.origin}/${address}`);
    expect(new URL(page.url()).pathname).toBe(`/${address}`);
    await simulateActivity(page);
    await scrollThrough(page);
    const demos = page.locator('[data-demo]');
    for (const demo of await demos.all()) {
      await demo.scrollIntoViewIfNeeded();
      // The snapshot is gone, so it's running.
      await expect(demo.locator('[data-snapshot]')).toHaveCount(0);
      await expect(demo.getByRole('alert')).toHaveCount(0);
    }
  }
  expect(failed).toEqual([]);

  // To other pages of the pack, with its own links and with its search.
  await page.goto(`${server.origin}/x/react-tree-view/`);
  await simulateActivity(page);
  await page.keyboard.press('Control+k');
  const dialog = page.getByRole('dialog', { name: 'Search the documentation' });
  await dialog.getByRole('combobox', { name: 'Search' }).fill('RichTreeView');
  await dialog.getByRole('option').first().click();
  await expect(page).toHaveURL(/rich-tree-view/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/Rich ?Tree ?View/i);
  // It counts results everywhere, but works without what isn't stored.
  const isOfOthers = /\/search-index\/v8\/(?!tree-view|general)/;
  expect(failed.filter((address) => !isOfOthers.test(address))).toEqual([]);

  await page.goto(`${server.origin}/x/search/?q=RichTreeView&product=all&version=v8`);
  await simulateActivity(page);
  await expect(getStatus(page)).toHaveText(
    /^\d+ results in All products v8 \(not available: Data Grid, Date Pickers, and Charts\)$/,
  );
});

test('storing shows progress, stops, resumes with what is missing, and can be deleted', async ({
  page,
  server,
}) => {
  await open(page, server.origin);
  server.delay = 60;
  await store(page, 'tree-view');
  const pack = getPack(page, 'Tree View v8');
  const progress = pack.getByRole('progressbar', { name: 'Storing Tree View v8' });
  await expect.poll(() => progress.getAttribute('value')).toMatch(/^\d{5,}$/);
  await expect(getStatus(page)).toHaveText(/Storing Tree View v8: (0|25|50|75) percent/);
  await pack.getByRole('button', { name: 'Stop storing Tree View v8' }).click();
  await expect(pack).toContainText('Incomplete:');
  await expect(getStatus(page)).toContainText("What's already stored stays.");
  const there = await listCached(page, 'x-docs-pack');
  expect(there.length).toBeLessThan(TREE_VIEW.files.length);

  await page.reload();
  server.delay = 0;
  server.requests.length = 0;
  await pack.getByRole('button', { name: 'Resume storing Tree View v8' }).click();
  await expect(pack).toContainText('Ready:', { timeout: 60_000 });
  const asked = new Set(server.requests);
  expect(there.filter((file) => asked.has(file) && !file.includes('offline-packs'))).toEqual([]);
  await expect(getStore(page)).toBeVisible();

  await pack.getByRole('button', { name: 'Delete Tree View v8' }).click();
  await expect(page.getByText('No product is stored yet.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Stored in this browser' })).toBeFocused();
  await expect(getStatus(page)).toHaveText('Tree View v8 was deleted');
  expect(await listCached(page, 'x-docs-pack')).toEqual([]);
});

/** The remaining storage, in bytes. */
const FREE = 2_000_000;

test('reports that storage has run out, and keeps what was there', async ({ page, server }) => {
  await open(page, server.origin);
  await store(page, 'tree-view');
  await expect(getPack(page, 'Tree View v8')).toContainText('Ready', { timeout: 60_000 });
  const session = await page.context().newCDPSession(page);
  const usage = await page.evaluate(async () => (await navigator.storage.estimate()).usage!);
  await session.send('Storage.overrideQuotaForOrigin', {
    origin: server.origin,
    quotaSize: usage + FREE,
  });
  await store(page, 'charts');
  const charts = getPack(page, 'Charts v8');
  await expect(charts.getByRole('alert')).toContainText('Storage is full.', { timeout: 60_000 });
  await expect(charts).toContainText('Incomplete:');
  const tree = getPack(page, 'Tree View v8');
  await expect(tree).toContainText('Ready:');

  server.isDown = true;
  await tree.getByRole('link', { name: 'Open Tree View v8' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Tree View');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Tree View');

  server.isDown = false;
  await open(page, server.origin);
  await session.send('Storage.overrideQuotaForOrigin', { origin: server.origin });
  await charts.getByRole('button', { name: 'Resume storing Charts v8' }).click();
  // Past the point where it stopped; the rest takes time proportional to the number of pages.
  await expect
    .poll(async () => Number(await charts.getByRole('progressbar').getAttribute('value')))
    .toBeGreaterThan(2 * FREE);
  await expect(charts.getByRole('alert')).toHaveCount(0);
});

test('reports a network failure in the middle, and keeps what is there', async ({
  page,
  server,
}) => {
  await open(page, server.origin);
  server.delay = 60;
  await store(page, 'tree-view');
  const pack = getPack(page, 'Tree View v8');
  await expect.poll(() => pack.getByRole('progressbar').getAttribute('value')).toMatch(/^\d{5,}$/);
  server.isDown = true;
  await expect(pack.getByRole('alert')).toContainText('The network failed.');
  await expect(pack).toContainText('Incomplete:');
});

test('without a worker, it explains why, and offers nothing', async ({ browser, page, server }) => {
  server.isDocsHost = false;
  await page.goto(server.origin + PAGE);
  await expect(page.getByRole('region', { name: 'Not available here' })).toContainText('mui.com');
  await expect(getStore(page)).toHaveCount(0);

  const context = await browser.newContext({ javaScriptEnabled: false });
  const plain = await context.newPage();
  await plain.goto(server.origin + PAGE);
  await expect(plain.locator('main noscript p')).toContainText('Storing pages needs JavaScript');
  await expect(plain.locator('main noscript p')).toBeVisible();
  await context.close();
});

for (const variant of chooseVariants(__filename)) {
  const { mode, direction, width } = variant;
  test(`the list of packs is accessible in ${mode}, ${direction}, at ${width} px`, async ({
    browser,
    server,
  }) => {
    const context = await browser.newContext({ serviceWorkers: 'allow' });
    const page = await context.newPage();
    const messages = watchConsole(page);
    await page.addInitScript(observeLayoutShift);
    await setVariant(page, variant);
    await open(page, server.origin);
    await expectNoSidewaysScroll(page);
    expect(await page.evaluate(() => window.layoutShift)).toBe(0);
    server.delay = 60;
    await store(page, 'tree-view');
    await expect(getPack(page, 'Tree View v8').getByRole('progressbar')).toBeVisible();
    expect(await listViolations(page)).toEqual([]);
    server.delay = 0;
    await expect(getPack(page, 'Tree View v8')).toContainText('Ready', { timeout: 60_000 });
    await expectNoSidewaysScroll(page);
    expect(await listViolations(page)).toEqual([]);
    expect(messages).toEqual([]);
    await context.close();
  });
}
