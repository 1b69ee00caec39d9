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

/** The result of sending; entries that were offline or failed wait to be sent again. */
export type Outcome = 'sent' | 'refused' | 'failed' | 'offline';

/** Minimum time between failed requests, in ms, regardless of what else is waiting. */
const SHORTEST_PAUSE_MS = 5_000;

/** How long it takes until other tabs see what one tab writes to storage, in ms. */
const STORAGE_MS = 100;

interface Outbox {
  /**
   * Sends an entry, or stores it to be sent later; the latest state of an ID replaces earlier ones.
   */
  send: (payload: FeedbackPayload) => Promise<Outcome>;
  /**
   * Sends waiting entries whenever it may succeed: now, when back online, when visible again, or
   * after a pause.
   */
  start: () => void;
}

/** @param post sends one request to the service; must not throw */
export function createOutbox(post: (payload: FeedbackPayload) => Promise<Answer>): Outbox {
  /** What couldn't be stored. */
  let unsaved: string | undefined;
  let timer: number | undefined;
  /** Payloads that the service rejected as invalid in this tab. */
  const refused = new Set<string>();

  const read = () => parseQueue(unsaved ?? readStorage(QUEUE_KEY));
  const write = (queue: readonly Entry[]) => {
    const text = formatQueue(queue);
    writeStorage(QUEUE_KEY, text);
    unsaved = readStorage(QUEUE_KEY) === text ? undefined : text;
  };

  async function sendDue(isAnew: boolean): Promise<void> {
    if (isAnew) {
      write(read().map((entry) => ({ ...entry, due: 0 })));
    }
    for (;;) {
      const entry = navigator.onLine ? findDue(read(), Date.now()) : undefined;
      if (!entry) {
        return;
      }
      const answer = await post(entry.payload);
      if (answer === 'refused') {
        refused.add(JSON.stringify(entry.payload));
      }
      write(settleEntry(read(), entry.payload, { answer, now: Date.now() }));
      // The next tab must see the result before its turn.
      await new Promise((resolve) => setTimeout(resolve, STORAGE_MS));
      if (answer !== 'taken' && answer !== 'refused') {
        return;
      }
    }
  }

  /** @param isAnew whether to ignore how long to wait */
  async function flush(isAnew = false): Promise<void> {
    await withLock(() => sendDue(isAnew));
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
