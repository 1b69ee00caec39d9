import type { Page } from '@playwright/test';
import { expectFrames } from './expectFrames';

/** How long a page may take to settle, in ms. */
const TIMEOUT_MS = 15_000;

/**
 * Waits until fonts have loaded, transitions have ended, and the page had the same height and
 * number of elements in three consecutive frames. Throws with what is still changing after 15
 * seconds.
 */
export async function waitForStable(page: Page): Promise<void> {
  await expectFrames(page);
  const changes = await page.evaluate(async (timeout) => {
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const describe = ({ effect }: Animation) => {
      const target = effect instanceof KeyframeEffect ? effect.target : undefined;
      return `an animation of <${target?.localName ?? '?'} class="${target?.getAttribute('class') ?? ''}">`;
    };
    const listMoving = () =>
      document
        .getAnimations()
        .filter((animation) => {
          const { endTime } = animation.effect?.getComputedTiming() ?? {};
          return animation.playState === 'running' && Number.isFinite(endTime);
        })
        .map(describe);
    const measure = () => [
      `its height (${document.documentElement.scrollHeight} px)`,
      `the number of its elements (${document.getElementsByTagName('*').length})`,
    ];
    await document.fonts.ready;
    const end = performance.now() + timeout;
    let found: string[] = [];
    let previous: string[] = [];
    for (let same = 0; same < 3;) {
      if (performance.now() > end) {
        return found;
      }
      await nextFrame();
      const next = measure();
      const changed = [
        ...listMoving(),
        ...next.filter((value, index) => value !== previous[index]),
      ];
      same = changed.length === 0 ? same + 1 : 0;
      found = changed.length === 0 ? found : changed;
      previous = next;
    }
    return [];
  }, TIMEOUT_MS);
  if (changes.length > 0) {
    throw new Error(
      `The page didn't settle within ${TIMEOUT_MS / 1000} seconds. Still changing: ${changes.join(', ')}.`,
    );
  }
}
