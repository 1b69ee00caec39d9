import { rmSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { buildEager } from './bench/buildEager';
import { buildStock } from './bench/buildStock';
import { measureBuild, type BuildCost } from './bench/measureBuild';
import { measurePage, type PageCost, type ScriptWeight } from './bench/measurePage';
import { measureReference } from './bench/measureReference';
import { reportLighthouse } from './bench/reportLighthouse';
import { reportSearch } from './bench/reportSearch';
import { reportTransfers } from './bench/reportTransfers';
import { getMedian } from '../testing/summarize';
import { ensureBrowser } from '../testing/browser/ensureBrowser';
import { parseCount } from './lib/parseCount';
import { readOptions } from './lib/readOptions';
import { runMain } from './lib/runMain';

/** A page of this site without demos, and one with six grid demos. */
const PLAIN_PAGE = '/x/introduction/roadmap/';
/** The largest page of the API reference. */
const REFERENCE_PAGE = '/x/api/data-grid/data-grid-premium/';
const DEMO_PAGE = '/x/react-data-grid/style/';
/** The pages with demos that blocked longest when demos still ran immediately. */
const LIVELY_PAGES = [
  DEMO_PAGE,
  '/x/react-data-grid/sorting/',
  '/x/react-charts/bars/',
  '/x/react-date-pickers/date-picker/',
];
const STOCK_PAGE = '/docs/empty/';

function format({ bytes, files }: ScriptWeight): string {
  return `${(bytes / 1000).toFixed(1).padStart(7)} kB brotli in ${String(files).padStart(2)} files`;
}

function printDemoPage(name: string, cost: PageCost, stock: PageCost): void {
  console.log(`\n${DEMO_PAGE} with its ${cost.renderTimes.length} demos ${name}`);
  console.log(
    `  JavaScript before scrolling    ${format(cost.before)}   ratio to stock ${(cost.before.bytes / stock.before.bytes).toFixed(2)}`,
  );
  console.log(`  JavaScript after scrolling     ${format(cost.after)}`);
  console.log(`  layout shift                   ${cost.layoutShift.toFixed(4)}`);
  console.log(
    `  in view → rendered, ms         ${cost.renderTimes.map(Math.round).join(', ')} (median ${Math.round(getMedian(cost.renderTimes))})`,
  );
}

/** Builds the site with the bundler's cache of the last build, as in daily work. */
async function measureBuilds(siteDir: string): Promise<[string, BuildCost][]> {
  const builds = path.join(siteDir, '.cache/builds');
  const current = await measureBuild('current');
  rmSync(builds, { recursive: true, force: true });
  const anew = await measureBuild('all');
  const again = await measureBuild('all');
  return [
    ['current version only', current],
    ['all versions, all rebuilt', anew],
    ['all versions, old ones unchanged', again],
  ];
}

function printBuilds(builds: readonly [string, BuildCost][]): void {
  const [, first] = builds[0]!;
  console.log('\nBuild time, and peak memory of all its processes combined');
  for (const [name, { seconds, memory }] of builds) {
    console.log(
      `  ${name.padEnd(32)}  ${seconds.toFixed(0).padStart(4)} s   ratio ${(seconds / first.seconds).toFixed(2)}   ${(memory / 1e9).toFixed(1)} GB`,
    );
  }
}

const launch = () =>
  chromium.launch({
    executablePath: ensureBrowser(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });

/** Only what readers fetch from the last build. */
async function measurePages(buildDir: string, stockDir: string, limit?: number): Promise<void> {
  const browser = await launch();
  await reportTransfers(browser, {
    buildDir,
    stockDir,
    stockPage: STOCK_PAGE,
    plainPage: PLAIN_PAGE,
    limit,
  });
  await browser.close();
}

/** Lighthouse scores of pages of the last build. */
async function measureScores(buildDir: string, stockDir: string): Promise<void> {
  const pages = [PLAIN_PAGE, ...LIVELY_PAGES, REFERENCE_PAGE];
  await reportLighthouse({ buildDir, stockDir, stockPage: STOCK_PAGE, pages });
}

/** Parts that need the stock page in addition to the last build. */
const PARTS: Readonly<Record<string, typeof measurePages>> = {
  pages: measurePages,
  lighthouse: measureScores,
};

/** Parts that need only the last build. */
const PARTS_OF_BUILD: Readonly<Record<string, (buildDir: string) => Promise<void>>> = {
  search: reportSearch,
};

async function main(): Promise<void> {
  const { only, limit } = readOptions({ only: { type: 'string' }, limit: { type: 'string' } });
  const siteDir = process.cwd();
  const buildDir = path.join(siteDir, 'build');
  if (only !== undefined && PARTS_OF_BUILD[only]) {
    return PARTS_OF_BUILD[only](buildDir);
  }
  if (only !== undefined) {
    const measure = PARTS[only];
    if (!measure) {
      throw new Error(
        `Unknown --only ${only}. These measure the last build: ${Object.keys({ ...PARTS, ...PARTS_OF_BUILD }).join(', ')}.`,
      );
    }
    console.log('[1/2] Building the stock template with an empty page');
    const stockDir = buildStock(siteDir);
    console.log('[2/2] Loading the pages in the browser');
    return measure(
      buildDir,
      stockDir,
      limit === undefined ? undefined : parseCount(limit, 'limit'),
    );
  }
  console.log('[1/4] Building the site: current version, then all from scratch, then all again');
  const builds = await measureBuilds(siteDir);
  console.log('[2/4] Building the stock template with an empty page');
  const stockDir = buildStock(siteDir);
  console.log('[3/4] Building this site with its demos imported eagerly');
  const eagerDir = buildEager(siteDir);
  console.log('[4/4] Loading the pages in the browser');
  const browser = await launch();
  const stock = await measurePage(browser, stockDir, STOCK_PAGE);
  const plain = await measurePage(browser, buildDir, PLAIN_PAGE);
  const lazy = await measurePage(browser, buildDir, DEMO_PAGE);
  const eager = await measurePage(browser, eagerDir, DEMO_PAGE);
  const reference = await measurePage(browser, buildDir, REFERENCE_PAGE);
  const { html, compressedHtml, filterTimes } = await measureReference(
    browser,
    buildDir,
    REFERENCE_PAGE,
  );
  await reportTransfers(browser, {
    buildDir,
    stockDir,
    stockPage: STOCK_PAGE,
    plainPage: PLAIN_PAGE,
  });
  await browser.close();
  await reportSearch(buildDir);
  printBuilds(builds);
  console.log('\nJavaScript before any interaction, prefetches included');
  console.log(`  empty page of the stock template  ${format(stock.before)}`);
  console.log(
    `  ${PLAIN_PAGE.padEnd(32)}  ${format(plain.before)}   ratio ${(plain.before.bytes / stock.before.bytes).toFixed(2)}`,
  );
  printDemoPage('loaded when near (as published)', lazy, stock);
  printDemoPage('imported eagerly (for comparison)', eager, stock);
  console.log(`\n${REFERENCE_PAGE}, the largest reference page`);
  console.log(
    `  HTML                           ${(html / 1000).toFixed(1)} kB, ${(compressedHtml / 1000).toFixed(1)} kB gzip`,
  );
  console.log(
    `  JavaScript before scrolling    ${format(reference.before)}   ratio to stock ${(reference.before.bytes / stock.before.bytes).toFixed(2)}, ${((reference.before.bytes - plain.before.bytes) / 1000).toFixed(1)} kB more than a plain page`,
  );
  console.log(
    `  key in the filter → painted, ms, on a four times slower CPU   ${filterTimes.map(Math.round).join(', ')}`,
  );
}

runMain(main);
