import { setImmediate as readOthers } from 'node:timers/promises';
import type { FeedbackPayload } from '../../src/lib/contracts/feedback';
import type { FeedbackDatabase } from './schema';
import { storeFeedback } from './store';

interface Waiting {
  payload: FeedbackPayload;
  resolve: () => void;
  reject: (error: unknown) => void;
}

/** Small enough that a batch takes a fraction of a second. */
const BATCH_SIZE = 500;

/** The same order everywhere, so that two receivers never deadlock on each other's rows. */
const byId = (left: Waiting, right: Waiting) =>
  left.payload.id < right.payload.id ? -1 : Number(left.payload.id > right.payload.id);

/**
 * Stores payloads. Those that arrive during a write are stored together in the next transaction,
 * because what takes time is the disk, once per transaction. Resolves when the payload is durable.
 */
export function createWriter(
  database: FeedbackDatabase,
): (payload: FeedbackPayload) => Promise<void> {
  let waiting: Waiting[] = [];
  let isWriting = false;

  async function writeBatch(batch: readonly Waiting[]): Promise<void> {
    try {
      await database.transaction().execute(async (transaction) => {
        for (const { payload } of [...batch].sort(byId)) {
          await storeFeedback(transaction, payload);
        }
      });
      batch.forEach(({ resolve }) => resolve());
    } catch (error) {
      batch.forEach(({ reject }) => reject(error));
    }
  }

  async function writeAll(): Promise<void> {
    isWriting = true;
    while (waiting.length > 0) {
      // SQLite blocks the process while it writes, so read requests that have arrived first.
      await readOthers();
      const batch = waiting.slice(0, BATCH_SIZE);
      waiting = waiting.slice(BATCH_SIZE);
      await writeBatch(batch);
    }
    isWriting = false;
  }

  return (payload) =>
    new Promise((resolve, reject) => {
      waiting.push({ payload, resolve, reject });
      if (!isWriting) {
        void writeAll();
      }
    });
}
