import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { DEFAULT_PARSE_FRONT_MATTER } from '@docusaurus/utils';
import { chromium } from '@playwright/test';
import { ensureBrowser } from '../testing/browser/ensureBrowser';
import {
  chooseHeights,
  describeHeights,
  formatHeights,
  MEASURED_WIDTHS,
  type WidthSpace,
} from '../testing/visitor/heights';
import { findDemos, readWrittenDemo } from './checkPage/readDemos';
import { openSite } from './checkPage/openSite';
import { VARIANTS } from '../testing/plan/variants';
import { visitPage } from '../testing/visitor/visitPage';
import { writeHeights } from './checkPage/writeHeights';
import { findPage, type WrittenPage } from './lib/findPage';
import { readArgument } from './lib/readOptions';
import { reportDiagnostics } from './lib/reportDiagnostics';
import { runMain } from './lib/runMain';

const SITE_DIR = path.join(__dirname, '..');

/** Maximum time for a visit, in ms. Waiting for a frame of a hung browser would never end. */
const VISIT_MS = 180_000;

async function readTitle(file: string): Promise<string> {
  const fileContent = readFileSync(path.join(SITE_DIR, file), 'utf8');
  const { frontMatter } = await DEFAULT_PARSE_FRONT_MATTER({ filePath: file, fileContent });
  return String(frontMatter.title);
}

/** Writes missing heights into the page. */
function write(
  { file }: WrittenPage,
  demos: ReturnType<typeof readWrittenDemo>[],
  spaces: readonly WidthSpace[],
) {
  const heights = new Map(
    demos.flatMap((demo) => {
      const chosen = chooseHeights(demo, spaces);
      return chosen ? [[demo.name, chosen] as const] : [];
    }),
  );
  if (heights.size > 0) {
    const target = path.join(SITE_DIR, file);
    writeFileSync(target, writeHeights(readFileSync(target, 'utf8'), heights));
  }
  heights.forEach((chosen, name) => console.log(`wrote ${file}: ${name} ${formatHeights(chosen)}`));
}

/**
 * Checks one page in the browser: that its demos run in the space reserved for them, that nothing
 * scrolls sideways, and that axe and the console report nothing. `--write` writes the heights of
 * its demos.
 */
async function main(): Promise<void> {
  const { argument, values } = readArgument('page, such as react-charts/bars', {
    write: { type: 'boolean' },
  });
  const page = await findPage(SITE_DIR, argument);
  const found = findDemos(SITE_DIR, page);
  const demos = found.map(readWrittenDemo);
  const title = await readTitle(page.file);
  const site = await openSite(SITE_DIR, page, found);
  const browser = await chromium.launch({
    executablePath: ensureBrowser(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  const timer = setTimeout(() => {
    console.error('The browser stopped responding. Run this again.');
    void browser.close();
  }, VISIT_MS);
  try {
    const { findings, spaces } = await visitPage(await browser.newContext(), {
      origin: site.origin,
      isDevelopment: site.isDevelopment,
      path: page.path,
      title,
      variants: [VARIANTS[0], VARIANTS[1]],
      widths: MEASURED_WIDTHS,
      opensCode: true,
      isThorough: true,
    });
    if (values.write) {
      write(page, demos, spaces);
    }
    const met = findings.map((message) => ({ file: page.file, line: 1, message }));
    const misfits = values.write ? [] : describeHeights(page.file, demos, spaces);
    reportDiagnostics(
      [...met, ...misfits],
      `${demos.length} demos, checked ${site.isDevelopment ? 'as served by npm start' : 'in build/'}.`,
    );
  } finally {
    clearTimeout(timer);
    await browser.close();
    site.close();
  }
}

runMain(main);
