import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Browser } from '@playwright/test';
import { serveSite } from '../../testing/servers/serveSite';

export interface ReferenceCost {
  /** Bytes of the HTML, uncompressed and with gzip. */
  html: number;
  compressedHtml: number;
  /** For each letter typed into the filter, and for clearing it: ms until the next paint. */
  filterTimes: number[];
}

declare global {
  interface Window {
    interactions: number[];
  }
}

const SLOWDOWN = 4;
const QUERY = 'pivot';
/** How long a page takes to settle at that speed, also between letters, in ms. */
const SETTLE_MS = 4000;
const PAUSE_MS = 700;

/** The size of the largest reference page, and how fast its filter responds on a slow machine. */
export async function measureReference(
  browser: Browser,
  buildDir: string,
  pagePath: string,
): Promise<ReferenceCost> {
  const html = readFileSync(path.join(buildDir, pagePath, 'index.html'));
  const { address, close } = await serveSite(buildDir);
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.addInitScript(() => {
    window.interactions = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (entry.name === 'keydown') {
          window.interactions.push(entry.duration);
        }
      }
    }).observe({ type: 'event', durationThreshold: 16, buffered: true });
  });
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await page.goto(new URL(pagePath, address).href, { waitUntil: 'networkidle' });
  await page.waitForTimeout(SETTLE_MS);
  await page.getByRole('searchbox').focus();
  for (const letter of QUERY) {
    await page.keyboard.type(letter);
    await page.waitForTimeout(PAUSE_MS);
  }
  await page.keyboard.press('Escape');
  await page.waitForTimeout(PAUSE_MS);
  const filterTimes = await page.evaluate(() => window.interactions);
  await page.close();
  close();
  return { html: html.length, compressedHtml: gzipSync(html).length, filterTimes };
}
