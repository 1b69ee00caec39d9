import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { Globby } from '@docusaurus/utils';
import { hashFiles } from '../../plugins/lib/hashFiles';
import { throwDiagnostics } from '../../plugins/mdx/DiagnosticsError';
import type { DemoSources } from '../../src/lib/contracts/demos';
import type { Diagnostic } from '../../src/lib/diagnostic';
import { findInstalledBrowser } from '../../testing/browser/ensureBrowser';
import { launchOffline } from '../../testing/browser/launchOffline';
import { serveSite } from '../../testing/servers/serveSite';
import { runPool } from '../../plugins/lib/runPool';
import { bringAllNear, captureDemos, keepWrittenRules, type CapturedDemo } from './captureDemos';
import { listPlaces, placeSnapshots, type SnapshotPlace, type WriteFile } from './placeSnapshots';
import { hashDrawing, SnapshotCache } from './SnapshotCache';
import type { Snapshot } from './snapshot';
import { DRAW_TIMEOUT_MS, waitUntilDrawn } from './waitUntilDrawn';

const VIEWPORT = { width: 1440, height: 900 };

/** Of the built site, for styles of snapshots, and for those that come after their page. */
const FILES_DIR = 'assets/snapshots';

/** Pages that are open at the same time: most of one's time is waiting until nothing changes. */
const CONCURRENCY = 4;

interface BuiltDemo {
  place: SnapshotPlace;
  /** What the site serves of its code (`DemoSources`), as text. */
  sources: string;
}

interface BuiltPage {
  /** Its file, relative to the built site. */
  file: string;
  html: string;
  demos: BuiltDemo[];
}

interface BuiltSite {
  /** Its folder. */
  outDir: string;
  baseUrl: string;
}

interface CaptureOptions extends BuiltSite {
  /** Of the browser. */
  executablePath: string;
  cache: SnapshotCache;
  snapshots: Map<string, Snapshot>;
}

interface SiteOptions extends BuiltSite {
  siteDir: string;
  /** Where snapshots of earlier builds are. */
  cacheDir: string;
  /** Addresses of the only pages that get snapshots; all pages, unless said. */
  pages?: readonly string[];
}

async function readBuiltPages(outDir: string): Promise<BuiltPage[]> {
  const files = await Globby('**/index.html', { cwd: outDir });
  return files.sort().flatMap((file) => {
    const html = readFileSync(path.join(outDir, file), 'utf8');
    const demos = listPlaces(html).map((place) => ({
      place,
      sources: readFileSync(path.join(outDir, 'demo-sources', `${place.id}.json`), 'utf8'),
    }));
    return demos.length > 0 ? [{ file, html, demos }] : [];
  });
}

/** A browser's context whose pages share what they have fetched and compiled. */
async function createContext(browser: Browser): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport: VIEWPORT, reducedMotion: 'reduce' });
  await context.addInitScript(keepWrittenRules);
  await context.addInitScript(bringAllNear);
  return context;
}

/** The demos of a page as they stand there once nothing changes, and the names of those that still do. */
async function capturePage(
  page: Page,
  address: string,
): Promise<{ captured: CapturedDemo[]; late: string[] }> {
  await page.goto(address, { waitUntil: 'load' });
  const late = await page.evaluate(waitUntilDrawn, DRAW_TIMEOUT_MS);
  return { captured: await page.evaluate(captureDemos), late };
}

function describeFailure({ sources }: BuiltDemo, error: string | undefined): Diagnostic {
  const message = error
    ? `The demo fails in the browser: ${error}`
    : 'The demo draws nothing. Return what it shows from its default export.';
  return { file: (JSON.parse(sources) as DemoSources).path, line: 1, message };
}

/**
 * Runs the demos of pages in the browser and keeps what they look like, in the cache and among
 * `snapshots`, by their ids. Returns what is wrong with them.
 */
async function captureDemosOf(
  pages: readonly BuiltPage[],
  { outDir, baseUrl, executablePath, cache, snapshots }: CaptureOptions,
): Promise<Diagnostic[]> {
  const diagnostics: Diagnostic[] = [];
  const site = await serveSite(outDir, { baseUrl });
  const browser = await launchOffline(executablePath);
  try {
    const context = await createContext(browser);
    // One document after the other in the same process, which has compiled the libraries.
    const idle: Page[] = [];
    const again: BuiltPage[] = [];
    const visit = async (builtPage: BuiltPage, isLastVisit: boolean) => {
      const { file, demos } = builtPage;
      const page = idle.pop() ?? (await context.newPage());
      const address = `${path.posix.dirname(file)}/`;
      const { captured, late } = await capturePage(page, site.address + address);
      idle.push(page);
      if (late.length > 0 && !isLastVisit) {
        again.push(builtPage);
        return;
      }
      for (const demo of demos) {
        const found = captured.find(({ name }) => name === demo.place.name);
        if (late.includes(demo.place.name)) {
          console.warn(
            `[snapshots] /${address}: ${demo.place.name} still changed after ${DRAW_TIMEOUT_MS / 1000} seconds, so it has no snapshot and loads when it is near.`,
          );
        } else if (found?.html) {
          const snapshot = { html: found.html, rules: found.rules };
          cache.write(demo.place, demo.sources, snapshot);
          snapshots.set(demo.place.id, snapshot);
        } else {
          diagnostics.push(describeFailure(demo, found?.error));
        }
      }
    };
    await runPool(pages, CONCURRENCY, (page) => visit(page, false));
    // A busy machine is slow with four pages at once; alone, they have a second chance.
    await runPool(again, 1, (page) => visit(page, true));
  } finally {
    await browser.close();
    site.close();
  }
  return diagnostics;
}

/**
 * Puts into the pages of a built site what their demos look like, so that readers see them at once
 * and their code can wait. Runs the demos of the pages that have changed in a browser; throws with
 * all that fail or draw nothing. Without a browser the pages stay as they are: their demos are then
 * loaded when near.
 */
export async function takeSnapshots({
  siteDir,
  cacheDir,
  pages: wanted,
  ...site
}: SiteOptions): Promise<void> {
  const executablePath = findInstalledBrowser();
  if (!executablePath) {
    console.warn(
      '[snapshots] No browser found: demos load with their pages instead of standing in them. Install Chromium or set CHROME_PATH.',
    );
    return;
  }
  const cache = new SnapshotCache(cacheDir, await hashDrawing(siteDir));
  const built = await readBuiltPages(site.outDir);
  const pages = built.filter(
    ({ file }) => !wanted || wanted.includes(`/${path.posix.dirname(file)}/`),
  );
  const snapshots = new Map(
    pages.flatMap(({ demos }) =>
      demos.flatMap(({ place, sources }): [string, Snapshot][] => {
        const snapshot = cache.read(place, sources);
        return snapshot ? [[place.id, snapshot]] : [];
      }),
    ),
  );
  const stale = pages.filter(({ demos }) => demos.some(({ place }) => !snapshots.has(place.id)));
  if (stale.length > 0) {
    const capture = { ...site, executablePath, cache, snapshots };
    throwDiagnostics(await captureDemosOf(stale, capture), 'demos');
  }
  mkdirSync(path.join(site.outDir, FILES_DIR), { recursive: true });
  const writeSnapshots: WriteFile = (text, extension) => {
    const file = `${FILES_DIR}/${hashFiles([text]).slice(0, 16)}.${extension}`;
    writeFileSync(path.join(site.outDir, file), text);
    return `${site.baseUrl}${file}`;
  };
  for (const { file, html } of pages) {
    writeFileSync(path.join(site.outDir, file), placeSnapshots(html, snapshots, writeSnapshots));
  }
  console.log(
    `[snapshots] ${pages.length} pages with demos, ${stale.length} of them opened in the browser`,
  );
}
