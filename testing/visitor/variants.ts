import { expect, type Browser, type Page } from '@playwright/test';
import type { Variant } from '../plan/variants';
import { observeLayoutShift } from './observeLayoutShift';
import { watchConsole } from './watchConsole';

/** Pages of the reference that are a view of the model alone: hundreds, all made alike. */
export function isReferencePage(path: string): boolean {
  const others = ['/x/api/data-grid/data-grid-premium/', '/x/api/charts/', '/x/api/changes/'];
  return path.startsWith('/x/api/') && !others.includes(path);
}

interface OpenVariant {
  page: Page;
  /** What the console says, as it comes. */
  messages: string[];
  close: () => Promise<void>;
}

/** Gives a page the choices of a reader before it has loaded. */
export async function setVariant(page: Page, { mode, direction, width }: Variant): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await page.addInitScript(
    (choice) => {
      // A framed result has no storage.
      if (window !== window.top) {
        return;
      }
      localStorage.setItem('mui-mode', choice.mode);
      localStorage.setItem('docs-direction', choice.direction);
    },
    { mode, direction },
  );
}

/** A page of the browser for a reader with these choices. */
export async function openVariant(browser: Browser, variant: Variant): Promise<OpenVariant> {
  const context = await browser.newContext();
  const page = await context.newPage();
  const messages = watchConsole(page);
  await page.addInitScript(observeLayoutShift);
  await setVariant(page, variant);
  return { page, messages, close: () => context.close() };
}

/** That a page is as it was chosen, and stayed where it was first painted. */
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
