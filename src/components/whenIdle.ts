/** The browser is given this long to be idle, in ms. */
const PATIENCE = 2000;

/** Safari does not tell when it is idle. */
const GUESS = 200;

/** Runs something once the browser has nothing better to do. Returns the way back. */
export function whenIdle(run: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(run, GUESS);
    return () => clearTimeout(timer);
  }
  const handle = window.requestIdleCallback(run, { timeout: PATIENCE });
  return () => window.cancelIdleCallback(handle);
}
