import type { Page } from '@playwright/test';

/**
 * Scrolls a page from top to end in jumps of several screens, as with a thumb or the scroll bar,
 * and waits after each until the newly visible content has its size.
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
