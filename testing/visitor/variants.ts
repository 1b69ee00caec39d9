import { expect, type Browser, type Page } from '@playwright/test';
import type { Variant } from '../plan/variants';
import { observeLayoutShift } from './observeLayoutShift';
import { watchConsole } from './watchConsole';

/** Generated reference pages: there are hundreds, all with the same structure. */
export function isReferencePage(path: string): boolean {
  const others = ['/x/api/data-grid/data-grid-premium/', '/x/api/charts/', '/x/api/changes/'];
  return path.startsWith('/x/api/') && !others.includes(path);
}

interface OpenVariant {
  page: Page;
  /** Console messages, as they arrive. */
  messages: string[];
  close: () => Promise<void>;
}

/** Sets a reader's choices for a page before it has loaded. */
export async function setVariant(page: Page, { mode, direction, width }: Variant): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await page.addInitScript(
    (choice) => {
      // Iframes have no storage.
      if (window !== window.top) {
        return;
      }
      localStorage.setItem('mui-mode', choice.mode);
      localStorage.setItem('docs-direction', choice.direction);
    },
    { mode, direction },
  );
}

/** Opens a browser page for a reader with these choices. */
export async function openVariant(browser: Browser, variant: Variant): Promise<OpenVariant> {
  const context = await browser.newContext();
  const page = await context.newPage();
  const messages = watchConsole(page);
  await page.addInitScript(observeLayoutShift);
  await setVariant(page, variant);
  return { page, messages, close: () => context.close() };
}

/** Expects a page to match the reader's choices, without layout shifts. */
export async function expectSteady(page: Page, { mode, direction }: Variant): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.dir)).toBe(direction);
  expect(await page.evaluate(() => document.body.className)).toContain(`mode-${mode}`);
  expect(await page.evaluate(() => window.layoutShift), 'layout shift').toBeLessThan(0.01);
}

export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const excess = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(excess, `${page.url()} scrolls sideways`).toBe(0);
}
