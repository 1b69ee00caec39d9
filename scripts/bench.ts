import { existsSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { buildStock } from './bench/buildStock';
import { measureScripts, type ScriptWeight } from './bench/measureScripts';
import { ensureBrowser } from './browser/ensureBrowser';

/** A page of ours without demos. */
const PAGE = '/x/introduction/roadmap/';

function format({ bytes, files }: ScriptWeight): string {
  return `${(bytes / 1000).toFixed(1).padStart(6)} kB brotli in ${files} files`;
}

async function main(): Promise<void> {
  const siteDir = process.cwd();
  const buildDir = path.join(siteDir, 'build');
  if (!existsSync(buildDir)) {
    throw new Error('There is no build to measure. Run "npm run build" first.');
  }
  console.log('[1/2] Building the stock template with an empty page');
  const stockDir = buildStock(siteDir);
  console.log('[2/2] Loading both pages in the browser');
  const browser = await chromium.launch({
    executablePath: ensureBrowser(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  const stock = await measureScripts(browser, stockDir, '/docs/empty/');
  const ours = await measureScripts(browser, buildDir, PAGE);
  await browser.close();
  console.log('\nJavaScript before any interaction, prefetches included');
  console.log(`  empty page of the stock template  ${format(stock)}`);
  console.log(`  ${PAGE.padEnd(32)}  ${format(ours)}`);
  console.log(`  ratio                             ${(ours.bytes / stock.bytes).toFixed(2)}`);
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
