import type { Page } from '@playwright/test';
import { expectFrames } from './expectFrames';

/**
 * Waits until fonts are there, transitions have ended, and the page had the same height and as
 * many elements in three frames one after the other.
 */
export async function waitForCalm(page: Page): Promise<void> {
  await expectFrames(page);
  await page.evaluate(async () => {
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const isMoving = () =>
      document.getAnimations().some((animation) => {
        const { endTime } = animation.effect?.getComputedTiming() ?? {};
        return animation.playState === 'running' && Number.isFinite(endTime);
      });
    const measure = () =>
      [document.documentElement.scrollHeight, document.getElementsByTagName('*').length].join();
    await document.fonts.ready;
    const end = performance.now() + 5000;
    let previous = '';
    for (let alike = 0; alike < 3 && performance.now() < end;) {
      await nextFrame();
      const next = measure();
      alike = next === previous && !isMoving() ? alike + 1 : 0;
      previous = next;
    }
  });
}
