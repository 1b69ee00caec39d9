import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { expect, test, type Page } from '@playwright/test';
import handler from 'serve-handler';
import { chooseCases } from '../testing/plan/plan';
import { addStyles } from '../testing/visitor/addStyles';
import { observeLayoutShift } from '../testing/visitor/observeLayoutShift';
import { waitForStable } from '../testing/visitor/waitForStable';
import { waitForIdle } from '../testing/visitor/waitForIdle';

/** Parts of a page that arrive late, as on a slow network, move nothing that is already there. */

const BUILD = path.join(__dirname, '../build');
/** The first lines of the last two contain code, whose font no page preloads. */
const PAGES = [
  '/x/react-tree-view/quickstart/',
  '/x/introduction/licensing/',
  '/x/api/data-grid/data-grid-pro/',
  '/x/api/date-pickers/static-date-time-picker/',
];
const VIEWPORTS = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const getShift = (page: Page) => page.evaluate(() => window.layoutShift);
const countTypefaces = (page: Page) => page.evaluate(() => document.fonts.size);
const listLoaded = (page: Page) =>
  page.evaluate(() =>
    [...document.fonts]
      .filter((face) => face.status === 'loaded')
      .map(({ family }) => family.replaceAll('"', '')),
  );

/** How many times a page pauses while loading. */
const PAUSES = 60;

/** The head of a page at once, then its elements in one more part per pause. */
function* cutPage(html: string): Generator<string> {
  const start = html.indexOf('<body');
  const [head, elements] = [html.slice(0, start), html.slice(start).split(/(?=<(?!\/))/)];
  const count = Math.ceil(elements.length / PAUSES);
  yield head;
  for (let at = 0; at < elements.length; at += count) {
    yield elements.slice(at, at + count).join('');
  }
}

/** A long page, which marks the end of its first screen. */
const LONG_PAGE = '/x/react-charts/bars/';
const FIRST_SCREEN_END = /id="?first-screen-end/;

/**
 * Serves the built site with its pages in parts. The long page stops after its first screen until
 * `released`.
 */
async function serveSlowly(released = Promise.resolve()) {
  const server = createServer((request, response) => {
    if (![...PAGES, LONG_PAGE].includes(request.url!)) {
      void handler(request, response, { public: BUILD, trailingSlash: true });
      return;
    }
    const html = readFileSync(path.join(BUILD, request.url!, 'index.html'), 'utf8');
    response.setHeader('content-type', 'text/html; charset=utf-8');
    void pipeline(async function* () {
      for (const part of cutPage(html)) {
        yield part;
        await wait(30);
        if (FIRST_SCREEN_END.test(part)) {
          await released;
        }
      }
    }, response);
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

for (const viewport of chooseCases(__filename, VIEWPORTS)) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    for (const address of chooseCases(__filename, PAGES)) {
      for (const delay of chooseCases(__filename, [40, 800])) {
        test(`fonts, ${delay} ms late, on ${address}`, async ({ page }) => {
          await page.addInitScript(observeLayoutShift);
          const late: string[] = [];
          await page.route(/\.woff2$/, async (route) => {
            late.push(route.request().url());
            await wait(delay);
            await route.continue();
          });
          await page.goto(address);
          await waitForStable(page);
          await waitForIdle(page);
          // Adding a style sheet makes the browser reload the fonts of style sheets.
          await addStyles(page, '@font-face { font-family: Other; src: local(x) }');
          await waitForIdle(page);

          expect(late.length).toBeGreaterThan(1);
          expect(await getShift(page)).toBe(0);
        });
      }
    }

    for (const address of chooseCases(__filename, PAGES)) {
      test(`elements, one after the other, on ${address}`, { tag: '@detail' }, async ({ page }) => {
        const site = await serveSlowly();
        await page.addInitScript(observeLayoutShift);
        await page.goto(site.origin + address);
        await waitForStable(page);
        expect(await getShift(page)).toBe(0);
        site.close();
      });
    }
  });
}

test('a long page is painted once its first screen has arrived', async ({ page }) => {
  let release = () => {};
  const site = await serveSlowly(
    new Promise((resolve) => {
      release = resolve;
    }),
  );
  await page.addInitScript(observeLayoutShift);
  await page.goto(site.origin + LONG_PAGE, { waitUntil: 'commit' });
  await expect
    .poll(() => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length))
    .toBe(1);
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  release();
  await expect(page.getByRole('contentinfo')).toBeAttached();
  await waitForStable(page);
  expect(await getShift(page)).toBe(0);
  site.close();
});

test(
  'fonts that arrive in time are used, and loaded once each',
  { tag: '@detail' },
  async ({ page }) => {
    await page.goto('/x/introduction/licensing/');
    await waitForStable(page);
    await expect
      .poll(() => listLoaded(page))
      .toEqual(expect.arrayContaining(['IBM Plex Sans Variable', 'Hanken Grotesk Variable']));
    const count = await countTypefaces(page);

    await page.getByRole('navigation', { name: 'Docs pages' }).getByRole('link').last().click();
    await page.waitForURL(/introduction\/(?!licensing)/);
    await waitForStable(page);
    expect(await countTypefaces(page)).toBe(count);
  },
);

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the same fonts are loaded', async ({ page }) => {
    const code = page.waitForResponse(/jetbrains-mono.*woff2$/);
    await page.goto('/x/react-tree-view/quickstart/');
    expect((await code).status()).toBe(200);
  });
});
