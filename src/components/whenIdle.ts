/** The browser is given this long to be idle, in ms. */
const IDLE_TIMEOUT_MS = 2000;

/** Safari does not tell when it is idle. */
const FALLBACK_DELAY_MS = 200;

/** Runs something once the browser has nothing better to do. Returns the way back. */
export function whenIdle(run: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(run, FALLBACK_DELAY_MS);
    return () => clearTimeout(timer);
  }
  const handle = window.requestIdleCallback(run, { timeout: IDLE_TIMEOUT_MS });
  return () => window.cancelIdleCallback(handle);
}
