import { expect, type Locator, type Page } from '@playwright/test';
import { simulateActivity } from '../testing/visitor/simulateActivity';

/**
 * Scrolls to a demo on the page, by default the first, and waits until it runs and its toolbar has
 * loaded.
 */
export async function reachDemo(page: Page, name?: string): Promise<Locator> {
  const demo = name ? page.locator(`[data-demo="${name}"]`) : page.locator('[data-demo]').first();
  await demo.scrollIntoViewIfNeeded();
  await simulateActivity(page);
  // A grid may have its own toolbar, before the frame's.
  await expect(demo.getByRole('toolbar').last()).toBeVisible();
  await expect(demo.locator('[data-snapshot]')).toHaveCount(0);
  return demo;
}
