import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import { Globby } from '@docusaurus/utils';
import { throwDiagnostics } from '../../plugins/mdx/DiagnosticsError';
import type { DemoSources } from '../../src/lib/contracts/demos';
import type { Diagnostic } from '../../src/lib/diagnostic';
import { findInstalledBrowser } from '../browser/ensureBrowser';
import { serveSite } from '../lib/serveSite';
import { runPool } from '../../plugins/lib/runPool';
import { captureDemos, keepWrittenRules, type CapturedDemo } from './captureDemos';
import { listPlaces, placeSnapshots, type SnapshotPlace } from './placeSnapshots';
import { hashDrawing, SnapshotCache } from './SnapshotCache';
import type { Snapshot } from './snapshot';
import { waitUntilDrawn } from './waitUntilDrawn';

/** So high that every demo is in the window at once. */
const VIEWPORT = { width: 1440, height: 20_000 };

/** Pages that are open at the same time. */
const CONCURRENCY = 2;

interface BuiltPage {
  /** Its file, relative to the built site. */
  file: string;
  html: string;
  demos: { place: SnapshotPlace; sources: DemoSources }[];
}

interface SiteOptions {
  siteDir: string;
  /** The built site. */
  outDir: string;
  baseUrl: string;
  /** Where snapshots of earlier builds are. */
  cacheDir: string;
}

async function readBuiltPages(outDir: string): Promise<BuiltPage[]> {
  const files = await Globby('**/index.html', { cwd: outDir });
  return files.sort().flatMap((file) => {
    const html = readFileSync(path.join(outDir, file), 'utf8');
    const demos = listPlaces(html).map((place) => ({
      place,
      sources: JSON.parse(
        readFileSync(path.join(outDir, 'demo-sources', `${place.id}.json`), 'utf8'),
      ) as DemoSources,
    }));
    return demos.length > 0 ? [{ file, html, demos }] : [];
  });
}

async function capturePage(browser: Browser, address: string): Promise<CapturedDemo[]> {
  const { origin } = new URL(address);
  const page = await browser.newPage({ viewport: VIEWPORT, reducedMotion: 'reduce' });
  try {
    // Neither advertisers nor statistics hear of a build.
    await page.route(
      (url) => url.origin !== origin,
      (route) => route.abort(),
    );
    await page.addInitScript(keepWrittenRules);
    await page.goto(address, { waitUntil: 'load' });
    await page.evaluate(waitUntilDrawn);
    return await page.evaluate(captureDemos);
  } finally {
    await page.close();
  }
}

function explain({ error }: CapturedDemo): string {
  return error
    ? `The demo fails in the browser: ${error}`
    : 'The demo draws nothing. Return what it shows from its default export.';
}

/**
 * Puts into the pages of a built site what their demos look like, so that readers see them at once
 * and their code can wait. Runs the demos of each page that has changed in a browser; throws with all that fail or
 * draw nothing. Without a browser the pages stay as they are: their demos are then loaded when near.
 */
export async function takeSnapshots(options: SiteOptions): Promise<void> {
  const { siteDir, outDir, baseUrl, cacheDir } = options;
  const executablePath = findInstalledBrowser();
  if (!executablePath) {
    console.warn(
      '[snapshots] No browser found: demos load with their pages instead of standing in them. Install Chromium or set CHROME_PATH.',
    );
    return;
  }
  const cache = new SnapshotCache(cacheDir, await hashDrawing(siteDir));
  const pages = await readBuiltPages(outDir);
  const stale = pages.filter(({ demos }) =>
    demos.some(({ place, sources }) => !cache.read(place, sources)),
  );
  const diagnostics: Diagnostic[] = [];
  if (stale.length > 0) {
    const site = await serveSite(outDir, baseUrl);
    const browser = await chromium.launch({
      executablePath,
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
    });
    const capture = async ({ file, demos }: BuiltPage) => {
      const captured = await capturePage(browser, site.address + path.posix.dirname(file) + '/');
      for (const { place, sources } of demos) {
        const demo = captured.find(({ name }) => name === place.name);
        if (demo && demo.html === '') {
          diagnostics.push({ file: sources.path, line: 1, message: explain(demo) });
        } else {
          const { html = '', rules = [] }: Partial<Snapshot> = demo ?? {};
          cache.write(place, sources, { html, rules });
        }
      }
    };
    try {
      await runPool(stale, CONCURRENCY, capture);
    } finally {
      await browser.close();
      site.close();
    }
  }
  throwDiagnostics(diagnostics, 'demos');
  for (const { file, html, demos } of pages) {
    const snapshots = new Map(
      demos.flatMap(({ place, sources }): [string, Snapshot][] => {
        const snapshot = cache.read(place, sources);
        return snapshot?.html ? [[place.id, snapshot]] : [];
      }),
    );
    writeFileSync(path.join(outDir, file), placeSnapshots(html, snapshots));
  }
  console.log(
    `[snapshots] ${pages.length} pages with demos, ${stale.length} of them opened in the browser`,
  );
}
