import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Browser, Page } from '@playwright/test';
import { observeLayoutShift } from '../../testing/visitor/observeLayoutShift';
import { serveSite } from '../../testing/servers/serveSite';

export interface ScriptWeight {
  /** Bytes of all distinct JavaScript files, each compressed with brotli. */
  bytes: number;
  files: number;
}

export interface PageCost {
  /** JavaScript before any interaction, prefetches included. */
  before: ScriptWeight;
  /** JavaScript once the reader has scrolled to the end and every demo runs. */
  after: ScriptWeight;
  /** Cumulative layout shift of the whole visit. */
  layoutShift: number;
  /** For each demo, ms from the moment it is scrolled into view until it is rendered. */
  renderTimes: number[];
}

/** Links are prefetched once they scroll into view; ms to wait for that. */
const SETTLE_MS = 2000;

function weigh(buildDir: string, files: ReadonlySet<string>): ScriptWeight {
  const scripts = [...files].filter((file) => file.endsWith('.js'));
  const sizes = scripts.map(
    (file) => brotliCompressSync(readFileSync(path.join(buildDir, file))).length,
  );
  return { bytes: sizes.reduce((sum, size) => sum + size, 0), files: scripts.length };
}

/** Brings each demo into view and waits for it, as an unhurried reader would. */
async function scrollThrough(page: Page): Promise<number[]> {
  const times: number[] = [];
  for (const demo of await page.locator('[data-demo]').all()) {
    times.push(
      await demo.evaluate(
        (element) =>
          new Promise<number>((resolve) => {
            const start = performance.now();
            const check = () =>
              element.querySelector('[data-live] > .isolated > *')
                ? resolve(performance.now() - start)
                : requestAnimationFrame(check);
            element.scrollIntoView();
            check();
          }),
      ),
    );
    await page.waitForTimeout(500);
  }
  return times;
}

/** The cost of a page of a built site, measured in a browser with an empty cache. */
export async function measurePage(
  browser: Browser,
  buildDir: string,
  pagePath: string,
): Promise<PageCost> {
  const { address, files, close } = await serveSite(buildDir);
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.addInitScript(observeLayoutShift);
  await page.goto(new URL(pagePath, address).href, { waitUntil: 'networkidle' });
  await page.waitForTimeout(SETTLE_MS);
  const before = weigh(buildDir, files);
  const renderTimes = await scrollThrough(page);
  await page.waitForLoadState('networkidle');
  const after = weigh(buildDir, files);
  const layoutShift = await page.evaluate(() => window.layoutShift);
  await page.close();
  close();
  return { before, after, layoutShift, renderTimes };
}
