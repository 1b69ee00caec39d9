import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import { compileWorker } from '../plugins/serviceWorker/compileWorker';
import { countLoads, listCached, listIdleRequests, test, waitForWorker } from './offlineServer';
import { reachDemo } from './reachDemo';
import { simulateActivity } from '../testing/visitor/simulateActivity';
import { watchConsole } from '../testing/visitor/watchConsole';
import { waitForIdle } from '../testing/visitor/waitForIdle';

const PAGE = '/x/introduction/support/';
const OTHER_PAGE = '/x/introduction/licensing/';

const getTitle = (page: Page) => page.getByRole('heading', { level: 1 });

test.use({ serviceWorkers: 'allow' });

test('a visited page can be reloaded without a network, including the first one', async ({
  page,
  server,
}) => {
  const messages = watchConsole(page);
  const loads = countLoads(page);
  await page.goto(server.origin + PAGE);
  await waitForWorker(page);
  await expect.poll(() => listCached(page, '/page')).toContain(PAGE);
  // From the shell, and from what was loaded before the worker existed.
  const scripts = server.requests.filter((path) => /^\/assets\/js\/.*\.js$/.test(path));
  expect(scripts.length).toBeGreaterThan(3);
  await expect.poll(() => listCached(page, '')).toEqual(expect.arrayContaining(scripts));
  await waitForIdle(page);
  // The worker is new here: there's nothing for the page to follow.
  expect(loads.count).toBe(1);

  server.isDown = true;
  await page.reload();
  await simulateActivity(page);
  await expect(getTitle(page)).toHaveText('Support');
  expect(messages.filter((message) => !message.includes('ERR_'))).toEqual([]);
});

test("a page that wasn't visited redirects to what is stored, and back when the network is available", async ({
  page,
  server,
}) => {
  await page.goto(server.origin + PAGE);
  await waitForWorker(page);
  server.isDown = true;
  await page.goto(server.origin + OTHER_PAGE);
  await expect(page).toHaveURL(/\/x\/offline\/\?from=/);
  const notice = page.getByRole('region', { name: "This page isn't stored" });
  await expect(notice).toContainText(OTHER_PAGE);
  await expect(page.getByText('No product is stored yet.')).toBeVisible();
  await expect(
    page.getByText("You can't add anything without a network connection."),
  ).toBeVisible();
  server.isDown = false;
  await notice.getByRole('link', { name: 'Try again' }).click();
  await expect(page).toHaveURL(server.origin + OTHER_PAGE);
  await expect(getTitle(page)).toHaveText('Licensing');
});

test('only complete pages of the docs are stored', { tag: '@detail' }, async ({ page, server }) => {
  await page.goto(server.origin + PAGE);
  await waitForWorker(page);
  await page.goto(`${server.origin}/x/no-such-page/`);
  await page.goto(server.origin + OTHER_PAGE);
  await page.evaluate(() =>
    Promise.all([
      fetch('/x/introduction/', { method: 'POST' }),
      fetch('/x/introduction/', { headers: { range: 'bytes=0-9' } }),
      fetch('/robots.txt'),
    ]),
  );
  await expect.poll(() => listCached(page, 'x-docs-visited')).toContain(OTHER_PAGE);
  const cached = await listCached(page, '');
  expect(cached).not.toContain('/x/no-such-page/');
  expect(cached).not.toContain('/x/introduction/');
  expect(cached).not.toContain('/robots.txt');
});

test.describe('with a new build', () => {
  test.beforeEach(async ({ page, server }) => {
    server.build = 'b1';
    await page.addInitScript(() => {
      document.hasFocus = () => localStorage.getItem('test-focus') !== 'elsewhere';
    });
    await page.goto(server.origin + PAGE);
    await waitForWorker(page);
    await expect.poll(() => listCached(page, 'x-docs-visited/b1/page')).toContain(PAGE);
  });

  const update = (page: Page) =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      await registration.update();
    });
  const setFocus = (page: Page, where: 'here' | 'elsewhere') =>
    page.evaluate((place) => localStorage.setItem('test-focus', place), where);

  test(
    'its worker takes over, and the page is reloaded once, when it has focus',
    { tag: '@detail' },
    async ({ page, server }) => {
      const loads = countLoads(page);
      await setFocus(page, 'elsewhere');
      server.build = 'b2';
      await update(page);
      await expect.poll(() => listCached(page, 'x-docs-visited/b1')).toEqual([]);
      await waitForIdle(page);
      expect(loads.count).toBe(0);
      await setFocus(page, 'here');
      await expect.poll(() => loads.count).toBe(1);
      await expect.poll(() => listCached(page, 'x-docs-visited/b2/page')).toContain(PAGE);
      await waitForIdle(page);
      await update(page);
      await waitForIdle(page);
      expect(loads.count).toBe(1);
    },
  );

  test('a comment that is being written is safe', { tag: '@detail' }, async ({ page, server }) => {
    const loads = countLoads(page);
    await simulateActivity(page);
    await page.locator('[data-feedback]').getByRole('button', { name: 'No', exact: true }).click();
    const field = page.getByRole('textbox', { name: /^Comment/ });
    await field.fill('The second table says less.');
    server.build = 'b2';
    await update(page);
    await expect.poll(() => listCached(page, 'x-docs-visited/b1')).toEqual([]);
    await waitForIdle(page);
    await expect(field).toHaveValue('The second table says less.');
    expect(loads.count).toBe(0);
    await field.fill('');
    await expect.poll(() => loads.count).toBe(1);
  });

  test('an edited demo is safe', { tag: '@detail' }, async ({ page, server }) => {
    await page.goto(`${server.origin}/x/react-tree-view/quickstart/`);
    const loads = countLoads(page);
    const demo = await reachDemo(page, 'FirstSimpleTree');
    await demo.getByRole('button', { name: /Expand code|Show code/ }).click();
    const code = demo.locator('.cm-content');
    await demo.getByRole('group', { name: 'Code of FirstSimpleTree.tsx' }).focus();
    await page.keyboard.press('Enter');
    await expect(code).toBeFocused();
    await page.keyboard.insertText('// mine ');
    await expect(demo.locator('iframe')).toBeVisible();
    server.build = 'b2';
    await update(page);
    await expect.poll(() => listCached(page, 'x-docs-visited/b1')).toEqual([]);
    await waitForIdle(page);
    expect(loads.count).toBe(0);
    await expect(code).toContainText('// mine');
    await demo.getByRole('button', { name: 'Reset the demo' }).click();
    await expect.poll(() => loads.count).toBe(1);
  });
});

test(
  'a chunk that is gone with its build loads the new one, once, also without a worker',
  { tag: '@detail' },
  async ({ page, server }) => {
    server.isDocsHost = false;
    await page.goto(server.origin + PAGE);
    await expect.poll(() => listIdleRequests(server.requests)).not.toEqual([]);
    await waitForIdle(page);
    const loads = countLoads(page);
    server.rebuilt = new Set(server.requests);
    const settings = page.getByRole('button', { name: 'Settings' });
    await settings.click();
    await expect.poll(() => loads.count).toBe(1);
    // Even if the chunk is missing there as well.
    await simulateActivity(page);
    await waitForIdle(page);
    const asked = server.requests.length;
    await settings.click();
    await expect.poll(() => server.requests.slice(asked)).toContain(PAGE);
    await waitForIdle(page);
    expect(loads.count).toBe(1);
  },
);

test(
  'the kill switch removes worker and caches, and reloads nothing',
  { tag: '@detail' },
  async ({ page, server }) => {
    await page.goto(server.origin + PAGE);
    await waitForWorker(page);
    await expect.poll(() => listCached(page, 'x-docs-visited')).toContain(PAGE);

    const file = path.join(mkdtempSync(path.join(tmpdir(), 'retired-')), 'sw.js');
    await compileWorker({
      siteDir: path.join(__dirname, '..'),
      entry: 'retire.ts',
      file,
      isModule: false,
    });
    server.worker = readFileSync(file, 'utf8');
    // Like pages of such a build: they register nothing.
    server.isDocsHost = false;
    const loads = countLoads(page);
    await page.goto(server.origin + OTHER_PAGE);
    await expect
      .poll(() =>
        page.evaluate(async () => [
          (await navigator.serviceWorker.getRegistrations()).length,
          (await caches.keys()).filter((name) => name.includes('x-docs')).length,
        ]),
      )
      .toEqual([0, 0]);
    await waitForIdle(page);
    expect(loads.count).toBe(1);
    await page.goto(server.origin + PAGE);
    expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
    await expect(getTitle(page)).toHaveText('Support');
  },
);

test('nothing is registered on any other host', { tag: '@detail' }, async ({ page, server }) => {
  server.isDocsHost = false;
  await page.goto(server.origin + PAGE);
  await expect.poll(() => listIdleRequests(server.requests)).not.toEqual([]);
  await waitForIdle(page);
  expect(await page.evaluate(() => navigator.serviceWorker.getRegistrations())).toEqual([]);
  expect(server.requests).not.toContain('/x/sw.js');
  expect(await page.evaluate(() => caches.keys())).toEqual([]);
});

test('it registers nothing before the page has loaded', async ({ page, server }) => {
  await page.goto(server.origin + PAGE);
  await waitForWorker(page);
  const place = (part: string) => server.requests.findIndex((request) => request.includes(part));
  expect(place('/x/sw.js')).toBeGreaterThan(place('/assets/js/main.'));
  expect(place('/x/sw.js')).toBeGreaterThan(place('/assets/css/styles.'));
});
