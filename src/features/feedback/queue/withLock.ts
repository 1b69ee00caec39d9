import { readStorage, writeStorage } from '@site/src/lib/storage';
import { createId } from '../createId';

const LOCK = 'feedback-lock';

/** A lease is good for so long, in ms: longer than a request may take. */
const LEASE_MS = 30_000;
const LOOK_AGAIN_MS = 200;
/** Another tab that takes the lease in the same moment has written by then, in ms. */
const SETTLE_MS = 50;

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Where the browser has no locks: a lease in storage, which a tab that was closed lets run out. */
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
    // Without storage there is nothing that tabs could share.
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

/** Runs one after the other, in all tabs of the site. `renew` is to be called before each request. */
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
