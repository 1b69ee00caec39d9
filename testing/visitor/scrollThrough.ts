import type { Page } from '@playwright/test';

/**
 * Reads a page from its top to its end in leaps of several windows, as a thumb or the bar at the
 * side does, and waits after each until what came into view has its size.
 */
export async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const LEAP = 3 * window.innerHeight;
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    for (let previous = -1; previous !== window.scrollY;) {
      previous = window.scrollY;
      window.scrollBy(0, LEAP);
      for (let frame = 0; frame < 4; frame += 1) {
        await nextFrame();
      }
    }
  });
}
