import { expect, test } from '@playwright/test';
import { chooseCases, chooseVariants } from '../testing/plan/plan';
import { expectSteady, openVariant } from '../testing/visitor/variants';
import { scrollThrough } from '../testing/visitor/scrollThrough';
import { waitForIdle } from '../testing/visitor/waitForIdle';

/** Pages with many rows, or with the most different heights; of every version, in every layout. */
const PAGES = [
  '/x/api/data-grid/data-grid-premium/',
  '/x/api/data-grid/grid-col-def/',
  '/x/api/charts/bar-chart/',
  '/x/api/date-pickers/date-time-range-picker/',
  '/x/v7/api/charts/bar-chart/',
  '/x/v7/api/data-grid/data-grid-premium/',
  '/x/v6/api/data-grid/data-grid-premium/',
  '/x/v5/api/date-pickers/date-picker/',
  '/x/v4/api/data-grid/data-grid/',
];

for (const address of chooseCases(__filename, PAGES)) {
  for (const variant of chooseVariants(__filename)) {
    const { mode, direction, width } = variant;
    test(`${address} is scrolled through in ${mode}, ${direction}, at ${width} px`, async ({
      browser,
    }) => {
      const { page, messages, close } = await openVariant(browser, variant);
      await page.goto(address);
      // Loads with the script that makes the page interactive.
      await expect(page.getByRole('searchbox')).toBeVisible();
      await waitForIdle(page);
      await scrollThrough(page);
      await expectSteady(page, variant);
      expect(messages).toEqual([]);
      await close();
    });
  }
}
