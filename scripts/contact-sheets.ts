import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Globby } from '@docusaurus/utils';
import { siteSettings } from '../site.config';
import { findInstalledBrowser } from '../testing/browser/ensureBrowser';
import { launchOffline } from '../testing/browser/launchOffline';
import { serveSite } from '../testing/servers/serveSite';
import { createSheet } from './contactSheets/createSheet';
import { takePictures } from './contactSheets/takePictures';
import { readOptions } from './lib/readOptions';
import { runMain } from './lib/runMain';

const SITE_DIR = path.join(__dirname, '..');
const OUT_DIR = path.join(SITE_DIR, 'test-results/sheets');

const WIDTHS = [1440, 390];
const MODES = ['light', 'dark'];

/** Demos on a sheet, and the columns they stand in. */
const SHEETS: Record<number, { count: number; columns: number }> = {
  1440: { count: 24, columns: 4 },
  390: { count: 28, columns: 7 },
};

async function listPaths(outDir: string, prefix: string): Promise<string[]> {
  const files = await Globby('**/index.html', { cwd: outDir });
  return files
    .sort()
    .filter((file) => readFileSync(path.join(outDir, file), 'utf8').includes('data-demo='))
    .map((file) => `/${file.slice(0, -'index.html'.length)}`)
    .filter((address) => address.startsWith(prefix));
}

/** Pictures of the demos of a built site on sheets, to look at many of them at once. */
runMain(async () => {
  const {
    pages: prefix = '/',
    width,
    mode,
  } = readOptions({
    pages: { type: 'string' },
    width: { type: 'string' },
    mode: { type: 'string' },
  });
  const widths = WIDTHS.filter((one) => !width || one === Number(width));
  const modes = MODES.filter((one) => !mode || one === mode);
  if (widths.length === 0 || modes.length === 0) {
    throw new Error(`--width is ${WIDTHS.join(' or ')}, and --mode is ${MODES.join(' or ')}.`);
  }
  const executablePath = findInstalledBrowser();
  if (!executablePath) {
    throw new Error('No browser found. Install Chromium or set CHROME_PATH.');
  }
  const outDir = path.join(SITE_DIR, 'build');
  const paths = await listPaths(outDir, prefix);
  const site = await serveSite(outDir, { baseUrl: siteSettings.baseUrl });
  const browser = await launchOffline(executablePath);
  try {
    for (const oneWidth of widths) {
      for (const oneMode of modes) {
        const context = await browser.newContext({
          viewport: { width: oneWidth, height: 900 },
          reducedMotion: 'reduce',
        });
        const pictures = await takePictures(context, { ...site, paths, mode: oneMode });
        await context.close();
        const { count, columns } = SHEETS[oneWidth]!;
        const folder = path.join(OUT_DIR, `${oneWidth}-${oneMode}`);
        mkdirSync(folder, { recursive: true });
        const page = await browser.newPage({ viewport: { width: 1600, height: 900 } });
        for (let start = 0; start < pictures.length; start += count) {
          await page.setContent(createSheet(pictures.slice(start, start + count), columns));
          const file = path.join(folder, `${String(start / count + 1).padStart(2, '0')}.png`);
          writeFileSync(file, await page.screenshot({ fullPage: true }));
        }
        await page.close();
        console.log(`${pictures.length} demos: ${path.relative(SITE_DIR, folder)}`);
      }
    }
  } finally {
    await browser.close();
    site.close();
  }
});
