import { setTimeout as wait } from 'node:timers/promises';
import { findFreePort } from '../../../testing/servers/findFreePort';
import { type DatabaseLocation, openDatabase } from '../database';
import { readFeedback } from '../store';
import { startReceiver } from '../../../testing/feedback/startReceiver';
import { type Ledger, writeFeedback } from '../../../testing/feedback/writeFeedback';

export interface Load {
  writers: number;
  seconds: number;
}

export interface LoadResult extends Ledger {
  /** From the first request to the last response. */
  seconds: number;
  stored: number;
  /** Acknowledged, but not in the database. */
  missing: number;
}

/** IDs of all feedback in a database; no receiver has to be running. */
export async function readIds(location: DatabaseLocation): Promise<Set<string>> {
  const database = await openDatabase(location);
  const ids = new Set<string>();
  for await (const { id } of readFeedback(database, {})) {
    ids.add(id);
  }
  await database.destroy();
  return ids;
}

/** Writes to a receiver that is killed and restarted halfway, then checks what was stored. */
export async function loadReceiver(
  database: DatabaseLocation,
  { writers, seconds }: Load,
): Promise<LoadResult> {
  const port = await findFreePort();
  let receiver = await startReceiver(database, port);
  const start = performance.now();
  const getElapsed = () => (performance.now() - start) / 1000;
  const written = writeFeedback(receiver.origin, {
    writers,
    isOver: () => getElapsed() > seconds,
  });
  const restarted = wait((seconds / 2) * 1000).then(async () => {
    await receiver.kill('SIGKILL');
    receiver = await startReceiver(database, port);
  });
  let ledger: Awaited<typeof written>;
  try {
    [ledger] = await Promise.all([written, restarted]);
  } finally {
    await receiver.kill('SIGTERM');
  }
  const elapsed = getElapsed();
  const stored = await readIds(database);
  return {
    ...ledger,
    seconds: elapsed,
    stored: stored.size,
    missing: ledger.acknowledged.filter((id) => !stored.has(id)).length,
  };
}
