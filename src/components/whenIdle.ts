/** How long to wait for the browser to be idle, in ms. */
const IDLE_TIMEOUT_MS = 2000;

/** Safari doesn't report when it's idle. */
const FALLBACK_DELAY_MS = 200;

/** Runs a function once the browser is idle. Returns a function that cancels it. */
export function whenIdle(run: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(run, FALLBACK_DELAY_MS);
    return () => clearTimeout(timer);
  }
  const handle = window.requestIdleCallback(run, { timeout: IDLE_TIMEOUT_MS });
  return () => window.cancelIdleCallback(handle);
}
