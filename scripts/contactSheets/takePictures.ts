import type { BrowserContext, Page } from '@playwright/test';
import { runPool } from '../../plugins/lib/runPool';
import { bringAllNear } from '../snapshots/captureDemos';
import { DRAW_TIMEOUT_MS, waitUntilDrawn } from '../snapshots/waitUntilDrawn';
import { MODE_KEY } from '../../src/lib/preferenceKeys';

/** A demo as a reader sees it, without its toolbar and code. */
export interface DemoPicture {
  /** `/x/react-charts/bars/#StackedBars` */
  name: string;
  png: Buffer;
}

/** Pages open at the same time. */
const CONCURRENCY = 3;

/** Time for demos in frames of their own, in ms. */
const FRAME_MS = 1500;

async function takePagePictures(page: Page, address: string, path: string): Promise<DemoPicture[]> {
  await page.goto(address + path.slice(1), { waitUntil: 'load' });
  // The first action of a reader replaces the snapshots.
  await page.keyboard.press('Shift');
  const demos = page.locator('[data-demo]');
  const names = await demos.evaluateAll((all) =>
    all.flatMap((demo) =>
      demo.hasAttribute('data-demo-id') ? [] : [demo.getAttribute('data-demo') ?? ''],
    ),
  );
  await page.evaluate(waitUntilDrawn, { names, timeout: DRAW_TIMEOUT_MS });
  const all = await demos.all();
  if (names.length < all.length) {
    await page.waitForTimeout(FRAME_MS);
  }
  const taken: DemoPicture[] = [];
  for (const demo of all) {
    const name = `${path}#${await demo.getAttribute('data-demo')}`;
    try {
      taken.push({ name, png: await demo.locator(':scope > div').first().screenshot() });
    } catch (error) {
      console.warn(`${name} has no picture: ${String(error)}`);
    }
  }
  return taken;
}

/**
 * Pictures of all running demos of the given pages, in their order. A page that fails is reported
 * and left out.
 */
export async function takePictures(
  context: BrowserContext,
  { address, paths, mode }: { address: string; paths: readonly string[]; mode: string },
): Promise<DemoPicture[]> {
  await context.addInitScript(bringAllNear);
  await context.addInitScript(([key, value]) => localStorage.setItem(key, value), [
    MODE_KEY,
    mode,
  ] as const);
  const pictures = new Map<string, DemoPicture[]>();
  await runPool(paths, CONCURRENCY, async (path) => {
    const page = await context.newPage();
    try {
      pictures.set(path, await takePagePictures(page, address, path));
    } catch (error) {
      console.warn(`${path} has no pictures: ${String(error)}`);
    }
    await page.close();
  });
  return paths.flatMap((path) => pictures.get(path) ?? []);
}
