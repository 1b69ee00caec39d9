import { test as base, expect, type BrowserContext, type Page } from '@playwright/test';
import { DIRECTION_KEY, MODE_KEY } from '../src/lib/preferenceKeys';
import { observeLayoutShift } from './observeLayoutShift';
import type { Variant } from './variants';
import { waitForCalm } from './waitForCalm';
import { watchConsole } from './watchConsole';

export interface OpenVisit {
  page: Page;
  /** What the console says, as it comes. */
  messages: string[];
}

/** Opens an empty page for a reader with these choices and nothing else in storage. */
export type StartVisit = (variant: Variant) => Promise<OpenVisit>;

interface TestFixtures {
  startVisit: StartVisit;
}

interface WorkerFixtures {
  readerContext: BrowserContext;
}

/** Opens an empty page in a browser context for a reader with these choices and nothing else in storage. */
export async function openPage(
  context: BrowserContext,
  { mode, direction, width }: Variant,
): Promise<OpenVisit> {
  await context.clearCookies();
  const page = await context.newPage();
  await page.setViewportSize({ width, height: 900 });
  await page.addInitScript(observeLayoutShift);
  await page.addInitScript(
    (choices) => {
      // A framed result has no storage.
      if (window === window.top) {
        localStorage.clear();
        choices.forEach(([key, value]) => localStorage.setItem(key, value));
      }
    },
    [
      [MODE_KEY, mode],
      [DIRECTION_KEY, direction],
    ] as const,
  );
  return { page, messages: watchConsole(page) };
}

/**
 * A test that visits pages in a browser context which its worker keeps, so that the scripts which
 * pages share are fetched and compiled once. What a visit stores is gone in the next one.
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

/** Goes to a page and waits until all that it loads by itself is there. */
export async function arrive(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  await expect(page.locator('h1')).toBeVisible();
  // What fills the space of the ad comes last, once the page is idle.
  await expect(page.locator('[data-ad-slot]:empty')).toHaveCount(0);
  await waitForCalm(page);
}

/** Stores choices as another tab of the reader would; the page follows. */
export async function storeChoices(
  page: Page,
  choices: readonly (readonly [key: string, value: string])[],
): Promise<void> {
  await page.evaluate((entries) => {
    entries.forEach(([key, value]) => localStorage.setItem(key, value));
    // Without a key it says that everything may have changed.
    window.dispatchEvent(new StorageEvent('storage'));
  }, choices);
}

/**
 * Changes mode and direction as another tab of the reader would, and the width of the window. What
 * moves because of that is no layout shift: the sum starts anew.
 */
export async function changeVariant(
  page: Page,
  { mode, direction, width }: Variant,
): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await storeChoices(page, [
    [MODE_KEY, mode],
    [DIRECTION_KEY, direction],
  ]);
  await waitForCalm(page);
  await page.evaluate(() => {
    window.layoutShift = 0;
  });
}
