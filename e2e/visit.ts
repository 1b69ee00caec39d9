import { test as base, expect, type BrowserContext, type Page } from '@playwright/test';
import { openPage, type OpenPage } from '../testing/visitor/openPage';
import type { Variant } from '../testing/plan/variants';
import { waitForStable } from '../testing/visitor/waitForStable';

/** Opens an empty page for a reader with these choices and nothing else in storage. */
export type StartVisit = (variant: Variant) => Promise<OpenPage>;

interface TestFixtures {
  startVisit: StartVisit;
}

interface WorkerFixtures {
  readerContext: BrowserContext;
}

/**
 * A test that visits pages in a browser context which its worker reuses, so that the scripts that
 * pages share are loaded and compiled once. Anything that a visit stores is gone in the next one.
 */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  readerContext: [
    async ({ browser }, use, { project }) => {
      const context = await browser.newContext({ baseURL: project.use.baseURL });
      await use(context);
      await context.close();
    },
    { scope: 'worker' },
  ],
  startVisit: async ({ readerContext }, use) => {
    const pages: Page[] = [];
    await use(async (variant) => {
      const visit = await openPage(readerContext, variant);
      pages.push(visit.page);
      return visit;
    });
    await Promise.all(pages.map((page) => page.close()));
  },
});

/** Goes to a page and waits until everything that it loads by itself is there. */
export async function arrive(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  await expect(page.locator('h1')).toBeVisible();
  // The content of the ad's slot loads last, once the page is idle.
  await expect(page.locator('[data-ad-slot]:empty')).toHaveCount(0);
  await waitForStable(page);
}
