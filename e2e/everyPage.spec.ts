import { expect, test, type Page } from '@playwright/test';
import { listPages, MISSING_PAGE } from './listPages';
import {
  expectNoSidewaysScroll,
  expectSteady,
  getLookPair,
  isReferencePage,
  listViolations,
  openLook,
} from './looks';
import { runDemos } from './runDemos';

/** Opens the code of all demos, in a language chosen in one of them for all. */
async function showCode(page: Page, language: 'TS' | 'JS'): Promise<void> {
  const demos = page.locator('[data-demo]:has([role="toolbar"])');
  if ((await demos.count()) === 0) {
    return;
  }
  const choice = demos.first().getByRole('radio', { name: language });
  if (await choice.isVisible()) {
    await choice.click();
  } else {
    // A phone has the languages in the menu.
    await demos.first().getByRole('button', { name: 'More' }).click();
    await page.getByRole('menuitemradio', { name: language }).click();
  }
  await demos
    .getByRole('button', { name: /^(Expand|Show) code$/ })
    .evaluateAll((buttons: HTMLElement[]) => buttons.forEach((button) => button.click()));
  const name = language === 'TS' ? /^\w+\.tsx$/ : /^\w+\.js$/;
  for (const demo of await demos.all()) {
    await expect(demo.locator('pre').first()).not.toBeEmpty();
    await expect(demo.getByText(name).first()).toBeAttached();
  }
}

const pages = [...listPages().filter((page) => !isReferencePage(page)), MISSING_PAGE];

for (const [index, path] of pages.entries()) {
  for (const look of getLookPair(index)) {
    const { mode, direction, width } = look;
    test(`${path} in ${mode}, ${direction}, at ${width} px`, async ({ browser }) => {
      test.setTimeout(90_000);
      const { page, messages, close } = await openLook(browser, look);
      await page.goto(path, { waitUntil: 'networkidle' });
      await expect(page.locator('h1')).toBeVisible();
      expect(await runDemos(page), 'space reserved for demos').toEqual([]);
      await expectSteady(page, look);

      await showCode(page, 'JS');
      await showCode(page, 'TS');
      await expectNoSidewaysScroll(page);
      expect(await listViolations(page)).toEqual([]);
      expect(messages).toEqual([]);
      await close();
    });
  }
}
