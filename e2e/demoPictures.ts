import { expect, type Page } from '@playwright/test';
import { PNG } from 'pngjs';
import texts from '../i18n/en/demo.json';
import type { CodeStyling } from '../src/lib/contracts/demos';
import { addStyles } from '../testing/visitor/addStyles';
import { waitForDemos } from '../testing/visitor/runDemos';
import { waitForStable } from '../testing/visitor/waitForStable';

export const WIDTH = 1440;

/** Time between two frames that should be equal, in ms: grids measure themselves again after 60. */
const PAUSE = 100;

/** After this time, in ms, the last frame counts. */
const LIMIT = 10_000;

const select = (names: readonly string[]) =>
  names.map((name) => `[data-demo="${name}"]`).join(', ');

/**
 * Removes everything from a page except the running parts of these demos, one below the other in a
 * window that contains them all, so that they all start and fit in one image. Their toolbars are
 * kept, out of sight.
 */
export async function showOnlyDemos(page: Page, names: readonly string[]): Promise<void> {
  const demos = select(names);
  await addStyles(
    page,
    `
      .theme-doc-markdown > :not(${demos}, :has(${demos})) { display: none !important; }
      [data-demo]:not(${demos}) { display: none; }
      [data-demo] > div:nth-of-type(1) { position: relative; }
      [data-demo] > div:nth-of-type(n + 2) {
        inset-inline: 0;
        position: absolute;
        visibility: hidden;
      }`,
  );
  const end = await page.evaluate((selector) => {
    const found = [...document.querySelectorAll(selector)];
    return Math.max(...found.map((demo) => demo.getBoundingClientRect().bottom));
  }, demos);
  await page.setViewportSize({ width: WIDTH, height: Math.ceil(end) + 1 });
  await waitForDemos(page, demos);
}

/** The stylings in the toolbar of the first demo; empty if it has no toolbar. */
export const getStylings = (page: Page, names: readonly string[]) =>
  page.locator(`${select(names.slice(0, 1))} [role="radio"]`);

/** Chooses a styling for all demos in the first one's toolbar. */
export async function chooseStyling(
  page: Page,
  names: readonly string[],
  styling: CodeStyling,
): Promise<void> {
  const choice = getStylings(page, names).filter({ hasText: texts.styling[styling] });
  await choice.evaluate((element: HTMLElement) => element.click());
  await expect(choice).toHaveAttribute('aria-checked', 'true');
  await waitForDemos(page, select(names));
}

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/**
 * Aligns the running part of each demo to whole pixels, at its natural size. Returns their
 * positions in the window.
 */
export async function placeDemos(page: Page, names: readonly string[]): Promise<Box[]> {
  await waitForStable(page);
  return page.evaluate((list) => {
    // Waiting for a slow demo scrolls to it.
    window.scrollTo({ top: 0, behavior: 'instant' });
    const parts = list.map((name) =>
      document.querySelector<HTMLElement>(`[data-demo="${name}"] [data-live]`)!,
    );
    parts.forEach((part) => part.removeAttribute('style'));
    const sizes = parts.map((part) => part.getBoundingClientRect());
    return parts.map((part, index) => {
      const width = Math.round(sizes[index]!.width);
      part.style.cssText = `position: absolute; inset: 0 auto auto 0; inline-size: ${width}px`;
      const { x, y } = part.getBoundingClientRect();
      const height = Math.round(sizes[index]!.height);
      return { x: Math.round(x), y: Math.round(y), width, height };
    });
  }, names);
}

/** The smallest box that contains all of them. */
function surround(boxes: readonly Box[]): Box {
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  const width = Math.max(...boxes.map((box) => box.x + box.width)) - x;
  const height = Math.max(...boxes.map((box) => box.y + box.height)) - y;
  return { x, y, width, height };
}

/** An image of each box once two consecutive frames are equal. */
export async function takePictures(page: Page, boxes: readonly Box[]): Promise<PNG[]> {
  const end = Date.now() + LIMIT;
  const clip = surround(boxes);
  const takeFrame = () => page.screenshot({ animations: 'disabled', clip });
  await waitForStable(page);
  let previous: Buffer | undefined;
  let frame = await takeFrame();
  while (!previous?.equals(frame) && Date.now() < end) {
    previous = frame;
    await page.waitForTimeout(PAUSE);
    frame = await takeFrame();
  }
  if (!previous?.equals(frame)) {
    throw new Error(
      `The demos were still changing after ${LIMIT / 1000} seconds: no two images are equal.`,
    );
  }
  const whole = PNG.sync.read(frame);
  return boxes.map(({ x, y, width, height }) => {
    const picture = new PNG({ width, height });
    PNG.bitblt(whole, picture, x - clip.x, y - clip.y, width, height, 0, 0);
    return picture;
  });
}
