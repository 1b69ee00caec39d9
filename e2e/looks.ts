import type axe from 'axe-core';
import { expect, type Browser, type Page } from '@playwright/test';
import { observeLayoutShift } from './observeLayoutShift';
import { watchConsole } from './watchConsole';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/** Every mode in every direction. The first two differ in all that they choose, and so do the last. */
export const LOOKS = [
  { mode: 'light', direction: 'ltr', width: 1440 },
  { mode: 'dark', direction: 'rtl', width: 390 },
  { mode: 'dark', direction: 'ltr', width: 1440 },
  { mode: 'light', direction: 'rtl', width: 390 },
] as const;

export type Look = Pick<(typeof LOOKS)[number], 'mode' | 'direction'> & { width: number };

/** Two looks that show a page in both modes, both directions and both widths; pages take turns. */
export function getLookPair(index: number): readonly Look[] {
  return index % 2 === 0 ? LOOKS.slice(0, 2) : LOOKS.slice(2);
}

/** Pages of the reference that are a view of the model alone: hundreds, all made alike. */
export function isReferencePage(path: string): boolean {
  const others = ['/x/api/data-grid/data-grid-premium/', '/x/api/charts/', '/x/api/changes/'];
  return path.startsWith('/x/api/') && !others.includes(path);
}

interface OpenLook {
  page: Page;
  /** What the console says, as it comes. */
  messages: string[];
  close: () => Promise<void>;
}

/** A page of the browser for a reader with these choices. */
export async function openLook(
  browser: Browser,
  { mode, direction, width }: Look,
): Promise<OpenLook> {
  const context = await browser.newContext({ viewport: { width, height: 900 } });
  const page = await context.newPage();
  const messages = watchConsole(page);
  await page.addInitScript(observeLayoutShift);
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
  return { page, messages, close: () => context.close() };
}

/** That a page is as it was chosen, and stayed where it was first painted. */
export async function expectSteady(page: Page, { mode, direction }: Look): Promise<void> {
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

/** The mark over commercial components without a key is drawn by the library, faintly. */
async function markWatermarks(page: Page): Promise<void> {
  await page.evaluate(() => {
    // Every major has its own words on it, and the same place above all.
    document.querySelectorAll<HTMLElement>('[data-demo] div').forEach((element) => {
      if (element.style.zIndex === '100000') {
        element.setAttribute('data-watermark', '');
      }
    });
  });
}

/**
 * What axe finds on a page. It runs in the page itself: the builder for Playwright carries the
 * whole result through a second page, which takes longer than the search.
 */
export async function listViolations(page: Page): Promise<string[]> {
  await markWatermarks(page);
  await page.addScriptTag({ path: require.resolve('axe-core/axe.min.js') });
  return page.evaluate(async () => {
    const { violations } = await window.axe.run(
      // The ground of a framed result is the page's, which the tool cannot see from inside.
      { exclude: ['[data-watermark]', 'iframe'] },
      { resultTypes: ['violations'], preload: false },
    );
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 200)} ${failureSummary}`),
    );
  });
}
