/** How long the demos of a page may take to render, in ms. */
export const DRAW_TIMEOUT_MS = 20_000;

interface WaitOptions {
  /** Names of the demos that get snapshots; those in frames don't, and may not even start. */
  names: readonly string[];
  /** ms */
  timeout: number;
}

/**
 * Runs in the page: waits until every demo has rendered and nothing has changed for several
 * consecutive intervals. Returns the names of demos that are still missing or changing when the
 * time is up.
 */
export async function waitUntilDrawn({ names, timeout }: WaitOptions): Promise<string[]> {
  const INTERVAL_MS = 60;
  const QUIET_LOOKS = 6;
  const end = performance.now() + timeout;
  let quietLooks = 0;
  const changing = new Set<Element>();
  const observer = new MutationObserver((records) => {
    quietLooks = 0;
    records.forEach(({ target }) => {
      const demo = (target instanceof Element ? target : target.parentElement)?.closest(
        '[data-demo]',
      );
      if (demo) {
        changing.add(demo);
      }
    });
  });
  observer.observe(document.body, {
    subtree: true,
    childList: true,
    attributes: true,
    characterData: true,
  });
  const listWaiting = () =>
    [...document.querySelectorAll<HTMLElement>('[data-demo]')].filter((demo) => {
      if (!names.includes(demo.dataset.demo ?? '')) {
        return false;
      }
      const live = demo.querySelector('[data-live]');
      const drawn = ':scope > .isolated, :scope > [role="alert"]';
      return live && !live.querySelector(drawn);
    });
  await document.fonts.ready;
  while (quietLooks < QUIET_LOOKS && performance.now() < end) {
    quietLooks = listWaiting().length > 0 ? 0 : quietLooks + 1;
    changing.clear();
    await new Promise((resolve) => setTimeout(resolve, INTERVAL_MS));
    // What timers and effects defer until the browser is idle is part of the snapshot, too.
    await new Promise((resolve) => requestIdleCallback(resolve, { timeout: INTERVAL_MS }));
  }
  observer.disconnect();
  const late = quietLooks < QUIET_LOOKS ? [...changing, ...listWaiting()] : [];
  return late.map((demo) => (demo as HTMLElement).dataset.demo ?? '');
}
