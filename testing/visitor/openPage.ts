import type { BrowserContext, Page } from '@playwright/test';
import { DIRECTION_KEY, MODE_KEY } from '../../src/lib/preferenceKeys';
import { observeLayoutShift } from './observeLayoutShift';
import type { Variant } from '../plan/variants';
import { waitForStable } from './waitForStable';
import { watchConsole } from './watchConsole';

export interface OpenPage {
  page: Page;
  /** Console messages, as they arrive. */
  messages: string[];
}

/** Opens an empty page for a reader with only these choices in storage. */
export async function openPage(
  context: BrowserContext,
  { mode, direction, width }: Variant,
): Promise<OpenPage> {
  await context.clearCookies();
  const page = await context.newPage();
  await page.setViewportSize({ width, height: 900 });
  await page.addInitScript(observeLayoutShift);
  await page.addInitScript(
    (choices) => {
      // Iframes have no storage.
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

/** Stores choices as another tab of the reader would; the page adopts them. */
export async function storeChoices(
  page: Page,
  choices: readonly (readonly [key: string, value: string])[],
): Promise<void> {
  await page.evaluate((entries) => {
    entries.forEach(([key, value]) => localStorage.setItem(key, value));
    // Without a key, the event says that any value may have changed.
    window.dispatchEvent(new StorageEvent('storage'));
  }, choices);
}

/**
 * Changes mode and direction as another tab of the reader would, and the width of the window. What
 * moves because of that doesn't count as a layout shift, so the sum is reset to zero.
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
  await waitForStable(page);
  await page.evaluate(() => {
    window.layoutShift = 0;
  });
}
