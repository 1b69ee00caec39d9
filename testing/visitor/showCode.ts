import { expect, type Page } from '@playwright/test';

/** Demos with a toolbar that don't show their code in this language. */
function listWithoutCode(page: Page, extension: string): Promise<string[]> {
  return page.evaluate((end) => {
    const demos = document.querySelectorAll<HTMLElement>('[data-demo]:has([data-copies])');
    return [...demos].flatMap((demo) => {
      const hasCode = [...demo.querySelectorAll('pre')].some((pre) => pre.textContent?.trim());
      const name =
        demo.querySelector('[data-copies] [role="toolbar"]')?.firstChild?.textContent ?? '';
      return hasCode && name.endsWith(end) ? [] : [`${demo.dataset.demo}: ${name}`];
    });
  }, extension);
}

/** Opens the code of all demos, in a language chosen for all in one of them. */
export async function showCode(page: Page, language: 'TS' | 'JS'): Promise<void> {
  const demos = page.locator('[data-demo]:has([data-copies])');
  if ((await demos.count()) === 0) {
    return;
  }
  const extension = language === 'TS' ? '.tsx' : '.js';
  const demo = demos.first();
  const choice = demo.getByRole('radio', { name: language });
  const item = page.getByRole('menuitemradio', { name: language });
  // A toolbar takes a moment to measure its width, and what is clicked meanwhile may be gone.
  await expect(async () => {
    if (await choice.isVisible()) {
      await choice.click({ timeout: 2000 });
    } else {
      // On a phone, the languages are in the menu.
      if (!(await item.isVisible())) {
        await demo.getByRole('button', { name: 'More' }).click({ timeout: 2000 });
      }
      await item.click({ timeout: 2000 });
    }
    await expect(demo.locator('[data-copies] [role="toolbar"] > :first-child')).toContainText(
      new RegExp(`\\${extension}$`),
      { timeout: 2000 },
    );
    await expect(item).toBeHidden({ timeout: 2000 });
  }).toPass();
  // So that nothing ends up hovered.
  await page.mouse.move(0, 0);
  await demos
    .getByRole('button', { name: /^(Expand|Show) code$/ })
    .evaluateAll((buttons: HTMLElement[]) => buttons.forEach((button) => button.click()));
  await expect
    .poll(() => listWithoutCode(page, extension), {
      message: `demos without code in ${language}`,
      intervals: [50, 100],
    })
    .toEqual([]);
}
