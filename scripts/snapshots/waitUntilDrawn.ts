/**
 * Runs in the page: waits until every demo has drawn itself and nothing has changed at several
 * looks, one after the other. After some seconds it takes them as they are.
 */
export async function waitUntilDrawn(): Promise<void> {
  const INTERVAL_MS = 60;
  const QUIET_LOOKS = 6;
  const LIMIT_MS = 20_000;
  const end = performance.now() + LIMIT_MS;
  let quietLooks = 0;
  const observer = new MutationObserver(() => (quietLooks = 0));
  observer.observe(document.body, {
    subtree: true,
    childList: true,
    attributes: true,
    characterData: true,
  });
  const isWaiting = () =>
    [...document.querySelectorAll('[data-demo] [data-live]')].some(
      (live) => !live.querySelector(':scope > .isolated, :scope > iframe, :scope > [role="alert"]'),
    );
  await document.fonts.ready;
  while (quietLooks < QUIET_LOOKS && performance.now() < end) {
    quietLooks = isWaiting() ? 0 : quietLooks + 1;
    await new Promise((resolve) => setTimeout(resolve, INTERVAL_MS));
    // What timers and effects have put off until the browser is idle belongs to the picture too.
    await new Promise((resolve) => requestIdleCallback(resolve, { timeout: INTERVAL_MS }));
  }
  observer.disconnect();
}
