import { expect, type Locator, type Page } from '@playwright/test';
import { wake } from './wake';

/** A demo of the page, scrolled to, whose toolbar has come and which runs. */
export async function reachDemo(page: Page, name: string): Promise<Locator> {
  const demo = page.locator(`[data-demo="${name}"]`);
  await demo.scrollIntoViewIfNeeded();
  await wake(page);
  await expect(demo.getByRole('toolbar')).toBeVisible();
  return demo;
}
