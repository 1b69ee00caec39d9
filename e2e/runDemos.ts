import { expect, type Page } from '@playwright/test';

/** Scrolls to the end so that every demo starts, waits for them, and returns to the top. */
export async function runDemos(page: Page): Promise<void> {
  const demos = page.locator('[data-demo]');
  for (const demo of await demos.all()) {
    await demo.scrollIntoViewIfNeeded();
    const live = demo.getByTestId('live');
    await expect(live.getByText('Loading the demo')).toHaveCount(0);
    await expect(live.locator('.isolated > *, iframe').first()).toBeVisible();
    await expect(demo.locator('[aria-busy="true"]')).toHaveCount(0);
  }
  await page.evaluate(() => window.scrollTo(0, 0));
}
