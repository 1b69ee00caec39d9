import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Browser } from '@playwright/test';
import { serveSite } from '../../testing/servers/serveSite';

/** What is measured separately, by file extension. JSON is the code of demos. */
const KINDS = {
  scripts: /\.(js|json)$/,
  styles: /\.css$/,
  fonts: /\.woff2$/,
  images: /\.(svg|png|ico|webp)$/,
} as const;

export type TransferKind = keyof typeof KINDS;

export interface PageTransfer {
  page: string;
  /** Bytes before the reader interacts; text compressed with brotli. */
  bytes: Record<TransferKind, number>;
  /** Total time of tasks beyond 50 ms each, on a CPU slowed down four times, in ms. */
  blockingTime: number;
  /** First and largest paint at that speed, ms. */
  firstPaint: number;
  largestPaint: number;
}

export interface Viewport {
  width: number;
  height: number;
}

declare global {
  interface Window {
    blockingTime: number;
    largestPaint: number;
  }
}

const SLOWDOWN = 4;
/** Time for links and demos near the viewport to be fetched once the page is idle, in ms. */
const SETTLE_MS = 2000;

/** Bytes of built files by kind. */
export function weighFiles(
  buildDir: string,
  files: Iterable<string>,
): Record<TransferKind, number> {
  const bytes = { scripts: 0, styles: 0, fonts: 0, images: 0 };
  for (const file of files) {
    const full = path.join(buildDir, decodeURI(file));
    const kind = (Object.keys(KINDS) as TransferKind[]).find((name) => KINDS[name].test(file));
    if (kind && existsSync(full) && statSync(full).isFile()) {
      const content = readFileSync(full);
      const isPacked = /\.(woff2|png|webp)$/.test(file);
      bytes[kind] += isPacked ? content.length : brotliCompressSync(content).length;
    }
  }
  return bytes;
}

/** What a page of a built site fetches, and how long it blocks, before the reader interacts. */
export async function measureTransfer(
  browser: Browser,
  buildDir: string,
  pagePath: string,
  viewport: Viewport,
): Promise<PageTransfer> {
  const { address, files, close } = await serveSite(buildDir);
  const page = await browser.newPage({ viewport });
  await page.addInitScript(() => {
    window.blockingTime = 0;
    window.largestPaint = 0;
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) {
        window.blockingTime += Math.max(0, duration - 50);
      }
    }).observe({ type: 'longtask', buffered: true });
    new PerformanceObserver((list) => {
      window.largestPaint = list.getEntries().at(-1)?.startTime ?? 0;
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await page.goto(new URL(pagePath, address).href, { waitUntil: 'networkidle' });
  await page.waitForTimeout(SETTLE_MS);
  const times = await page.evaluate(() => ({
    blockingTime: window.blockingTime,
    largestPaint: window.largestPaint,
    firstPaint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
  }));
  await page.close();
  close();
  return { page: pagePath, bytes: weighFiles(buildDir, files), ...times };
}
