import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { chooseCases, isInAllVariants } from '../testing/plan/plan';

/** A link to a member of the API arrives at its row, which then stays in place. */

const PAGES = [
  '/x/api/data-grid/data-grid/',
  '/x/v7/api/data-grid/data-grid-premium/',
  '/x/api/data-grid/data-grid-premium/',
  '/x/api/data-grid/grid-col-def/',
  '/x/api/charts/bar-chart/',
  '/x/api/date-pickers/date-time-range-picker/',
  '/x/v6/api/data-grid/data-grid-premium/',
  '/x/v5/api/date-pickers/date-picker/',
  '/x/v4/api/data-grid/data-grid/',
];
const VIEWPORTS = [
  { width: 1366, height: 768 },
  { width: 390, height: 844 },
];
/** A member with hundreds of rows above it, and a guide with a link to it. */
const MEMBER = '/x/api/data-grid/data-grid/#data-grid-prop-sortModel';
const GUIDE = '/x/react-data-grid/sorting/';

/** Time after which the page is stable, in ms. */
const WATCHED_MS = isInAllVariants(__filename) ? 6000 : 3000;

/** IDs of four rows on a page, from the first to the last. */
function listMembers(address: string): string[] {
  const file = path.join(__dirname, '../build', address, 'index.html');
  const ids = [...readFileSync(file, 'utf8').matchAll(/<tr[^>]*? id="?([\w.-]+)/g)].map(
    ([, id]) => id!,
  );
  return [0, 0.35, 0.7, 1].map((share) => ids[Math.round(share * (ids.length - 1))]!);
}

interface Places {
  /** Whether the row is in the window, and by how many whole px its upper edge has moved. */
  isInView: boolean;
  moved: number;
}

/** Watches the URL's target row from now on. */
const watchRow = (page: Page): Promise<Places> =>
  page.evaluate(async (time) => {
    const end = performance.now() + time;
    const places: number[] = [];
    while (performance.now() < end) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
      const row = document.getElementById(decodeURIComponent(location.hash.slice(1)));
      places.push(row ? row.getBoundingClientRect().top : Infinity);
    }
    const [first, last] = [places[0]!, places.at(-1)!];
    return { isInView: last >= 0 && last < innerHeight, moved: Math.floor(Math.abs(last - first)) };
  }, WATCHED_MS);

const STAYS: Places = { isInView: true, moved: 0 };

const getRow = (page: Page) => page.locator(`[id="${MEMBER.split('#')[1]}"]`);

for (const viewport of chooseCases(__filename, VIEWPORTS)) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    for (const address of chooseCases(__filename, PAGES)) {
      test(
        `links to rows of ${address} arrive and stay`,
        { tag: '@detail' },
        async ({ context }) => {
          const members = listMembers(address);
          const places = await Promise.all(
            members.map(async (id) => {
              const page = await context.newPage();
              await page.goto(`${address}#${id}`);
              return [id, await watchRow(page)];
            }),
          );
          expect(places).toEqual(members.map((id) => [id, STAYS]));
        },
      );
    }

    test('a link in a guide arrives and stays, and so do going back and forward', async ({
      page,
    }) => {
      await page.goto(GUIDE);
      const link = page.locator(`.theme-doc-markdown a[href$="${MEMBER}"]`).first();
      await link.click();
      await expect(page).toHaveURL(new RegExp(`${MEMBER}$`));
      await expect(getRow(page)).toBeInViewport();
      expect(await watchRow(page)).toEqual(STAYS);
      await page.goBack();
      await expect(link).toBeInViewport();
      await page.goForward();
      await expect(getRow(page)).toBeInViewport();
      expect(await watchRow(page)).toEqual(STAYS);
    });

    test("a reload keeps the reader's scroll position", { tag: '@detail' }, async ({ page }) => {
      await page.goto(MEMBER);
      await expect(getRow(page)).toBeInViewport();
      await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
      await page.reload();
      await watchRow(page);
      await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
    });
  });
}
