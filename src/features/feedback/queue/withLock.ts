const LOCK = 'feedback-lock';

let last: Promise<unknown> = Promise.resolve();

/**
 * Runs callbacks one at a time across all tabs of the site. Without HTTPS, browsers have no locks:
 * two tabs may then send the same feedback, which the service stores once.
 */
export function withLock(run: () => Promise<void>): Promise<void> {
  const next = last.then(() => ('locks' in navigator ? navigator.locks.request(LOCK, run) : run()));
  last = next.catch(() => {});
  return next;
}
