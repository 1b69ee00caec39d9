import { readStorage, writeStorage } from '@site/src/lib/storage';
import { createId } from '../createId';

const LOCK = 'feedback-lock';

/** How long a lease is valid, in ms: longer than a request may take. */
const LEASE_MS = 30_000;
const LOOK_AGAIN_MS = 200;
/**
 * Long enough for another tab that takes the lease at the same moment to have written it, in ms.
 */
const SETTLE_MS = 50;

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** For browsers without locks: a lease in storage, which expires if its tab is closed. */
async function withLease(run: (renew: () => void) => Promise<void>): Promise<void> {
  const owner = createId();
  const renew = () => writeStorage(LOCK, `${owner} ${Date.now() + LEASE_MS}`);
  const read = () => readStorage(LOCK)?.split(' ') ?? [];
  const isTaken = ([holder, until]: string[]) => holder !== owner && Number(until) > Date.now();
  for (;;) {
    while (isTaken(read())) {
      await wait(LOOK_AGAIN_MS);
    }
    renew();
    await wait(SETTLE_MS);
    // Without storage, there's nothing that tabs could share.
    if ([owner, undefined].includes(read()[0])) {
      break;
    }
  }
  try {
    await run(renew);
  } finally {
    writeStorage(LOCK, '');
  }
}

let last: Promise<unknown> = Promise.resolve();

/** Runs callbacks one at a time across all tabs of the site. Call `renew` before each request. */
export function withLock(run: (renew: () => void) => Promise<void>): Promise<void> {
  const next = last.then(async () => {
    if ('locks' in navigator) {
      await navigator.locks.request(LOCK, () => run(() => {}));
    } else {
      await withLease(run);
    }
  });
  last = next.catch(() => {});
  return next;
}
