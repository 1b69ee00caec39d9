import { chromium } from '@playwright/test';
import { ensureBrowser } from '../../../testing/browser/ensureBrowser';
import { serveSite } from '../../../testing/servers/serveSite';
import { type TransferKind, weighFiles } from '../measureTransfer';

/** A page in the largest section, without demos, which would load when a key is pressed. */
const PAGE = 'x/api/data-grid/data-grid/';

declare global {
  interface Window {
    /** When the first result appeared, in ms since navigation started. */
    firstResult?: number;
  }
}

/**
 * Bytes requested from the moment a reader opens the search until the first result appears,
 * compressed with brotli. The index files count as scripts.
 */
export async function measureFirstResult(buildDir: string): Promise<Record<TransferKind, number>> {
  const { address, close } = await serveSite(buildDir);
  const browser = await chromium.launch({
    executablePath: ensureBrowser(),
    args: ['--no-sandbox'],
  });
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.goto(address + PAGE, { waitUntil: 'networkidle' });
  const start = await page.evaluate(() => {
    const observer = new MutationObserver(() => {
      if (document.querySelector('.DocSearch-Hit')) {
        window.firstResult ??= performance.now();
      }
    });
    observer.observe(document.body, { childList: true, subtree: true });
    return performance.now();
  });
  await page.keyboard.press('Control+k');
  await page.keyboard.type('sort');
  await page.waitForFunction(() => window.firstResult !== undefined);
  const files = await page.evaluate(
    (from) =>
      performance
        .getEntriesByType('resource')
        .filter(({ startTime }) => startTime >= from && startTime <= window.firstResult!)
        .map(({ name }) => new URL(name).pathname),
    start,
  );
  await browser.close();
  close();
  return weighFiles(buildDir, files);
}
