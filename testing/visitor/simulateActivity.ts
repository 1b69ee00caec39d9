import type { Page } from '@playwright/test';

/** The minimum that shows a page that a reader is there, so that demos in view start. */
export async function simulateActivity(page: Page): Promise<void> {
  await page.locator('html[data-has-hydrated="true"]').waitFor({ state: 'attached' });
  await page.mouse.move(1, 1);
  await page.mouse.move(2, 2);
}
