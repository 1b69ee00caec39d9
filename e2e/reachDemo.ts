import { expect, type Locator, type Page } from '@playwright/test';

/** A demo of the page, scrolled to, whose toolbar has come. */
export async function reachDemo(page: Page, name: string): Promise<Locator> {
  const demo = page.locator(`[data-demo="${name}"]`);
  await demo.scrollIntoViewIfNeeded();
  await expect(demo.getByRole('toolbar')).toBeVisible();
  return demo;
}
