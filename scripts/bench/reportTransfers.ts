import type { Browser } from '@playwright/test';
import { listDemos } from '../../testing/visitor/listDemos';
import { measureTransfer, type PageTransfer, type Viewport } from './measureTransfer';
import { getMedian, summarize } from '../../testing/summarize';

const VIEWPORTS: readonly Viewport[] = [
  { width: 1440, height: 900 },
  { width: 412, height: 823 },
];

interface Sites {
  /** The maximum number of pages with demos to load; all by default. */
  limit?: number;
  buildDir: string;
  stockDir: string;
  stockPage: string;
  plainPage: string;
}

function print({ page, bytes, blockingTime, firstPaint, largestPaint }: PageTransfer): void {
  const weights = Object.entries(bytes).map(
    ([kind, size]) => `${kind} ${(size / 1000).toFixed(1).padStart(5)}`,
  );
  const times = [blockingTime, firstPaint, largestPaint].map((time) => time.toFixed(0).padStart(5));
  console.log(`    ${page.padEnd(48)} ${weights.join('  ')} kB   ${times.join(' ')} ms`);
}

/** How long pages block and when they paint, compared with the stock page; medians in ms. */
function compareTimes(pages: readonly PageTransfer[], stocks: readonly PageTransfer[]): string {
  return (['blockingTime', 'firstPaint', 'largestPaint'] as const)
    .map((time) => {
      const [ours, theirs] = [pages, stocks].map((all) => getMedian(all.map((page) => page[time])));
      return `${time} ${ours!.toFixed(0)} (stock ${theirs!.toFixed(0)})`;
    })
    .join(', ');
}

/**
 * Measures the plain page and the pages of the current version with demos, and prints what each
 * fetches before the reader interacts. The stock page is measured before each of them, so that a
 * busy minute affects both.
 */
export async function reportTransfers(browser: Browser, sites: Sites): Promise<void> {
  const { buildDir, stockDir, stockPage, plainPage, limit } = sites;
  const pages = [...new Set(listDemos().map(({ page }) => page))]
    .filter((page) => !/^\/x\/v\d+\//.test(page))
    .slice(0, limit);
  for (const viewport of VIEWPORTS) {
    console.log(
      `\nBefore the reader interacts, at ${viewport.width} × ${viewport.height}; then blocking time, first and largest paint on a four times slower CPU`,
    );
    const stock = await measureTransfer(browser, stockDir, stockPage, viewport);
    const plain = await measureTransfer(browser, buildDir, plainPage, viewport);
    print(stock);
    print(plain);
    const measured: PageTransfer[] = [];
    const stocks = [stock];
    for (const page of pages) {
      stocks.push(await measureTransfer(browser, stockDir, stockPage, viewport));
      const transfer = await measureTransfer(browser, buildDir, page, viewport);
      print(transfer);
      measured.push(transfer);
    }
    const { median, worst, worstPage } = summarize(measured, stock);
    const ratio = (kind: 'scripts' | 'styles') =>
      (plain.bytes[kind] / stock.bytes[kind]).toFixed(2);
    console.log(
      `    plain page vs. stock page: JavaScript ${ratio('scripts')}, CSS ${ratio('styles')}`,
    );
    console.log(
      `    JavaScript of ${measured.length} pages with demos vs. stock page: median ${median.toFixed(2)}, worst ${worst.toFixed(2)} (${worstPage})`,
    );
    console.log(`    medians of these pages, ms: ${compareTimes(measured, stocks)}`);
  }
}
