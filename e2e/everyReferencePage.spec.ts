import { expect, test } from '@playwright/test';
import { listPages } from './listPages';
import {
  expectNoSidewaysScroll,
  expectSteady,
  isReferencePage,
  listViolations,
  LOOKS,
  openLook,
} from './looks';

/** Of the pages, which are made alike, one in so many is searched by axe in each look. */
const SEARCHED = 6;

for (const [turn, look] of LOOKS.entries()) {
  const { mode, direction, width } = look;
  test(`a quarter of the reference in ${mode}, ${direction}, at ${width} px`, async ({
    browser,
  }) => {
    test.setTimeout(300_000);
    const paths = listPages()
      .filter(isReferencePage)
      .filter((_, index) => index % LOOKS.length === turn);
    expect(paths.length).toBeGreaterThan(40);
    const { page, messages, close } = await openLook(browser, look);
    for (const [index, path] of paths.entries()) {
      await page.goto(path);
      await expect(page.locator('h1')).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
      // The filter box comes with the rest of the page's script.
      const filter = page.getByRole('searchbox');
      if ((await page.locator('[data-filter]').count()) > 0) {
        await expect(filter).toBeVisible();
      }
      await expectSteady(page, look);
      await expectNoSidewaysScroll(page);
      if (index % SEARCHED === 0) {
        expect(await listViolations(page), path).toEqual([]);
      }
      expect(messages, path).toEqual([]);
    }
    await close();
  });
}
