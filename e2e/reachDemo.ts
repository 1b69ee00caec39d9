import { expect, type Locator, type Page } from '@playwright/test';
import { simulateActivity } from '../testing/visitor/simulateActivity';

/** A demo of the page, the first unless named, scrolled to: it runs, and its toolbar has come. */
export async function reachDemo(page: Page, name?: string): Promise<Locator> {
  const demo = name ? page.locator(`[data-demo="${name}"]`) : page.locator('[data-demo]').first();
  await demo.scrollIntoViewIfNeeded();
  await simulateActivity(page);
  // A grid may have one of its own, before that of the frame.
  await expect(demo.getByRole('toolbar').last()).toBeVisible();
  await expect(demo.locator('[data-snapshot]')).toHaveCount(0);
  return demo;
}
