import type { Page } from '@playwright/test';

/** Does the least that tells a page that a reader is there: demos in the window start. */
export async function simulateActivity(page: Page): Promise<void> {
  await page.locator('html[data-has-hydrated="true"]').waitFor({ state: 'attached' });
  await page.mouse.move(1, 1);
  await page.mouse.move(2, 2);
}
