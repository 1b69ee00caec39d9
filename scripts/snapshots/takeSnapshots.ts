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

/** In the built site, for the styles of snapshots, and for snapshots loaded after their page. */
const FILES_DIR = 'assets/snapshots';

/** Pages open at the same time. Most of the time they wait until nothing changes. */
const CONCURRENCY = 4;

interface BuiltDemo {
  place: SnapshotPlace;
  /** Its code as the site serves it (`DemoSources`), as text. */
  sources: string;
}

interface BuiltPage {
  /** Its path, relative to the built site. */
  file: string;
  /** `/x/react-charts/bars/` */
  address: string;
  html: string;
  demos: BuiltDemo[];
  /** By the id of the demo. */
  snapshots: Map<string, Snapshot>;
}

interface BuiltSite {
  /** Its folder. */
  outDir: string;
  baseUrl: string;
}

interface CaptureOptions extends BuiltSite {
  /** Path of the browser. */
  executablePath: string;
  cache: SnapshotCache;
}

interface SiteOptions extends BuiltSite {
  siteDir: string;
  /** Folder of the snapshots of earlier builds. */
  cacheDir: string;
  /** Addresses of the only pages that get snapshots; all pages by default. */
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
    const address = `/${file.slice(0, -'index.html'.length)}`;
    return demos.length > 0 ? [{ file, address, html, demos, snapshots: new Map() }] : [];
  });
}

/** A browser context whose pages share what they have fetched and compiled. */
async function createContext(browser: Browser): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport: VIEWPORT, reducedMotion: 'reduce' });
  await context.addInitScript(keepWrittenRules);
  await context.addInitScript(bringAllNear);
  return context;
}

/** The demos of a page once nothing changes, and the names of those that still do. */
async function capturePage(
  page: Page,
  address: string,
  demos: readonly BuiltDemo[],
): Promise<{ captured: CapturedDemo[]; late: string[] }> {
  await page.goto(address, { waitUntil: 'load' });
  const names = demos.map(({ place }) => place.name);
  const late = await page.evaluate(waitUntilDrawn, { names, timeout: DRAW_TIMEOUT_MS });
  return { captured: await page.evaluate(captureDemos), late };
}

function describeFailure({ sources }: BuiltDemo, error: string | undefined): Diagnostic {
  const message = error
    ? `The demo throws an error in the browser: ${error}`
    : 'The demo renders nothing. Return its content from the default export.';
  return { file: (JSON.parse(sources) as DemoSources).path, line: 1, message };
}

/**
 * Runs the demos of pages in the browser, and adds their snapshots to the pages and to the cache.
 * Returns their errors.
 */
async function captureDemosOf(
  pages: readonly BuiltPage[],
  { outDir, baseUrl, executablePath, cache }: CaptureOptions,
): Promise<Diagnostic[]> {
  const diagnostics: Diagnostic[] = [];
  const site = await serveSite(outDir, { baseUrl });
  const browser = await launchOffline(executablePath);
  try {
    const context = await createContext(browser);
    // Reuses pages, because their processes have compiled the libraries.
    const idle: Page[] = [];
    const again: BuiltPage[] = [];
    const visit = async (builtPage: BuiltPage, isLastVisit: boolean) => {
      const { address, demos, snapshots } = builtPage;
      const page = idle.pop() ?? (await context.newPage());
      const { captured, late } = await capturePage(page, site.address + address.slice(1), demos);
      idle.push(page);
      if (late.length > 0 && !isLastVisit) {
        again.push(builtPage);
        return;
      }
      for (const demo of demos) {
        const found = captured.find(({ name }) => name === demo.place.name);
        if (late.includes(demo.place.name)) {
          console.warn(
            `[snapshots] ${address}: ${demo.place.name} was still changing after ${DRAW_TIMEOUT_MS / 1000} seconds, so it has no snapshot and loads when it is near the viewport.`,
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
    // A busy machine is slow with four pages at once, so retry them one by one.
    await runPool(again, 1, (page) => visit(page, true));
  } finally {
    await browser.close();
    site.close();
  }
  return diagnostics;
}

/**
 * Puts snapshots of demos into the pages of a built site, so that readers see them immediately and
 * their code can wait. Runs the demos of changed pages in a browser; throws with all that fail or
 * render nothing. Without a browser the pages are unchanged, and their demos load when near the
 * viewport.
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
      '[snapshots] No browser found, so pages have no snapshots and demos load with their pages. Install Chromium or set CHROME_PATH.',
    );
    return;
  }
  const cache = new SnapshotCache(cacheDir, await hashDrawing(siteDir));
  const built = await readBuiltPages(site.outDir);
  const pages = built.filter(({ address }) => !wanted || wanted.includes(address));
  for (const { demos, snapshots } of pages) {
    for (const { place, sources } of demos) {
      const snapshot = cache.read(place, sources);
      if (snapshot) {
        snapshots.set(place.id, snapshot);
      }
    }
  }
  const stale = pages.filter(({ demos, snapshots }) => snapshots.size < demos.length);
  if (stale.length > 0) {
    const capture = { ...site, executablePath, cache };
    throwDiagnostics(await captureDemosOf(stale, capture), 'demos');
  }
  mkdirSync(path.join(site.outDir, FILES_DIR), { recursive: true });
  const writeSnapshots: WriteFile = (text, extension) => {
    const file = `${FILES_DIR}/${hashFiles([text]).slice(0, 16)}.${extension}`;
    writeFileSync(path.join(site.outDir, file), text);
    return `${site.baseUrl}${file}`;
  };
  for (const { file, html, snapshots } of pages) {
    writeFileSync(path.join(site.outDir, file), placeSnapshots(html, snapshots, writeSnapshots));
  }
  console.log(
    `[snapshots] ${pages.length} pages with demos, ${stale.length} of them opened in the browser`,
  );
}
