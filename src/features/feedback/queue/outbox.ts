import type { FeedbackPayload } from '@site/src/lib/contracts/feedback';
import { readStorage, writeStorage } from '@site/src/lib/storage';
import { QUEUE_KEY } from '../keys';
import {
  type Answer,
  type Entry,
  findDue,
  formatQueue,
  isWaiting,
  parseQueue,
  putEntry,
  settleEntry,
} from './queue';
import { withLock } from './withLock';

/** What became of something that was sent; offline and failed things wait to be sent again. */
export type Outcome = 'sent' | 'refused' | 'failed' | 'offline';

/** Between requests that fail, in ms, whatever else waits. */
const SHORTEST_PAUSE_MS = 5_000;

/** What one tab writes into storage reaches the others a moment later, in ms. */
const STORAGE_MS = 100;

interface Outbox {
  /** Sends something, or keeps it to be sent; the newest state of an id replaces older ones. */
  send: (payload: FeedbackPayload) => Promise<Outcome>;
  /** Sends what waits whenever there is hope: now, back online, in view again, after a pause. */
  start: () => void;
}

/** @param post asks the service once; must not throw */
export function createOutbox(post: (payload: FeedbackPayload) => Promise<Answer>): Outbox {
  /** What the storage did not take. */
  let unsaved: string | undefined;
  let timer: number | undefined;
  /** Payloads that this tab was told to be wrong. */
  const refused = new Set<string>();

  const read = () => parseQueue(unsaved ?? readStorage(QUEUE_KEY));
  const write = (queue: readonly Entry[]) => {
    const text = formatQueue(queue);
    writeStorage(QUEUE_KEY, text);
    unsaved = readStorage(QUEUE_KEY) === text ? undefined : text;
  };

  async function sendDue(renew: () => void, isAnew: boolean): Promise<void> {
    if (isAnew) {
      write(read().map((entry) => ({ ...entry, due: 0 })));
    }
    for (;;) {
      const entry = navigator.onLine ? findDue(read(), Date.now()) : undefined;
      if (!entry) {
        return;
      }
      renew();
      const answer = await post(entry.payload);
      if (answer === 'refused') {
        refused.add(JSON.stringify(entry.payload));
      }
      write(settleEntry(read(), entry.payload, { answer, now: Date.now() }));
      // The next tab must see what is done before it has its turn.
      await new Promise((resolve) => setTimeout(resolve, STORAGE_MS));
      if (answer !== 'taken' && answer !== 'refused') {
        return;
      }
    }
  }

  /** @param isAnew whether to forget how long was to be waited */
  async function flush(isAnew = false): Promise<void> {
    await withLock((renew) => sendDue(renew, isAnew));
    window.clearTimeout(timer);
    const queue = read();
    if (queue.length > 0 && navigator.onLine) {
      const pause = Math.min(...queue.map(({ due }) => due)) - Date.now();
      timer = window.setTimeout(() => void flush(), Math.max(pause, SHORTEST_PAUSE_MS));
    }
  }

  return {
    async send(payload) {
      write(putEntry(read(), payload));
      await flush();
      if (isWaiting(read(), payload)) {
        return navigator.onLine ? 'failed' : 'offline';
      }
      return refused.delete(JSON.stringify(payload)) ? 'refused' : 'sent';
    },
    start() {
      window.addEventListener('online', () => void flush(true));
      document.addEventListener('visibilitychange', () => {
        if (document.visibilityState === 'visible') {
          void flush();
        }
      });
      void flush();
    },
  };
}
