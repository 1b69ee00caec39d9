import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Globby } from '@docusaurus/utils';
import type { BrowserContext } from '@playwright/test';
import { hashFiles } from '../../plugins/lib/hashFiles';
import { MODE_KEY } from '../../src/lib/preferenceKeys';
import {
  getTemplatePicture,
  TEMPLATE_PICTURE_MODES,
  TEMPLATE_PICTURE_SIZE,
  type TemplatePictureMode,
} from '../../src/lib/templatePicture';
import { findInstalledBrowser } from '../../testing/browser/ensureBrowser';
import { launchOffline } from '../../testing/browser/launchOffline';
import { serveSite } from '../../testing/servers/serveSite';
import { hashDrawing } from '../snapshots/SnapshotCache';

/** The bar above a template isn't part of its preview. */
const BAR_HEIGHT = 52;

/** A preview to capture. */
interface Shot {
  slug: string;
  mode: TemplatePictureMode;
  /** Its path in the built site. */
  file: string;
  /** Path of an earlier preview of the same code. */
  cached: string;
}

interface PictureOptions {
  siteDir: string;
  /** The built site. */
  outDir: string;
  baseUrl: string;
  /** Folder of the previews of earlier builds. */
  cacheDir: string;
}

/** `x/templates/sign-in/index.html` */
const listPages = async (outDir: string) =>
  (await Globby('x/templates/*/index.html', { cwd: outDir })).sort();

const getSlug = (page: string) => path.basename(path.dirname(page));

/** The previews that the gallery of a built site shows, as paths in the site. */
export async function listTemplatePictures(outDir: string): Promise<string[]> {
  const pages = await listPages(outDir);
  return pages.flatMap((page) =>
    TEMPLATE_PICTURE_MODES.map((mode) => getTemplatePicture(getSlug(page), mode)),
  );
}

async function listShots({ siteDir, outDir, cacheDir }: PictureOptions): Promise<Shot[]> {
  const drawing = await hashDrawing(siteDir);
  const pages = await listPages(outDir);
  return pages.flatMap((page) => {
    const html = readFileSync(path.join(outDir, page), 'utf8');
    const [, id] = /data-demo-id="?([^"\s>]+)/.exec(html) ?? [];
    if (id === undefined) {
      throw new Error(`${page} doesn't say which program it runs.`);
    }
    const sources = readFileSync(path.join(outDir, 'demo-sources', `${id}.json`), 'utf8');
    const slug = getSlug(page);
    const hash = hashFiles([drawing, sources, JSON.stringify(TEMPLATE_PICTURE_SIZE)]);
    return TEMPLATE_PICTURE_MODES.map((mode) => ({
      slug,
      mode,
      file: path.join(outDir, getTemplatePicture(slug, mode)),
      cached: path.join(cacheDir, `${slug}-${mode}.${hash.slice(0, 16)}.webp`),
    }));
  });
}

/** Runs in the page: returns the same image at a third of the size. */
async function convertToWebp(png: string): Promise<string> {
  const image = new Image();
  image.src = `data:image/png;base64,${png}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = image.naturalWidth;
  canvas.height = image.naturalHeight;
  canvas.getContext('2d')!.drawImage(image, 0, 0);
  return canvas.toDataURL('image/webp', 0.86).split(',')[1]!;
}

async function takePicture(
  context: BrowserContext,
  address: string,
  mode: string,
): Promise<Buffer> {
  const { width, height } = TEMPLATE_PICTURE_SIZE;
  const page = await context.newPage();
  await page.addInitScript(([key, value]) => localStorage.setItem(key, value), [
    MODE_KEY,
    mode,
  ] as const);
  await page.goto(address, { waitUntil: 'load' });
  await page.locator('[data-template] > .isolated').first().waitFor({ state: 'attached' });
  await page.evaluate(() => document.fonts.ready);
  await page.waitForLoadState('networkidle');
  const clip = { x: 0, y: BAR_HEIGHT, width, height };
  const png = await page.screenshot({ clip, animations: 'disabled' });
  const picture = await page.evaluate(convertToWebp, png.toString('base64'));
  await page.close();
  return Buffer.from(picture, 'base64');
}

async function takeAll(shots: readonly Shot[], { outDir, baseUrl, cacheDir }: PictureOptions) {
  const executablePath = findInstalledBrowser();
  if (!executablePath) {
    console.warn('[templates] No browser found, so the gallery has no previews. Install Chromium.');
    return;
  }
  mkdirSync(cacheDir, { recursive: true });
  const site = await serveSite(outDir, { baseUrl });
  const browser = await launchOffline(executablePath);
  try {
    const { width, height } = TEMPLATE_PICTURE_SIZE;
    const context = await browser.newContext({
      viewport: { width, height: height + BAR_HEIGHT },
      reducedMotion: 'reduce',
    });
    for (const { slug, mode, cached } of shots) {
      const address = `${site.address}x/templates/${slug}/`;
      writeFileSync(cached, await takePicture(context, address, mode));
    }
  } finally {
    await browser.close();
    site.close();
  }
}

/**
 * Puts previews of the templates into a built site, in both modes, for the gallery. Unchanged ones
 * come from the cache; without a browser there are none.
 */
export async function takeTemplatePictures(options: PictureOptions): Promise<void> {
  const shots = await listShots(options);
  const stale = shots.filter(({ cached }) => !existsSync(cached));
  if (stale.length > 0) {
    await takeAll(stale, options);
  }
  for (const { file, cached } of shots.filter((shot) => existsSync(shot.cached))) {
    mkdirSync(path.dirname(file), { recursive: true });
    copyFileSync(cached, file);
  }
  console.log(`[templates] ${shots.length} previews, ${stale.length} of them new`);
}
