import type { FeedbackPayload } from '@site/src/lib/contracts/feedback';

/** An entry that waits to be sent. */
export interface Entry {
  payload: FeedbackPayload;
  /** How many requests have failed. */
  attempts: number;
  /** The earliest time of the next request, in ms since 1970. */
  due: number;
}

/**
 * The result of a request: accepted, rejected for good, or to be retried later; after at least this
 * many ms if the service says so.
 */
export type Answer = 'taken' | 'refused' | 'later' | { pause: number };

/** The maximum number of waiting entries; the oldest are dropped. */
export const QUEUE_LIMIT = 50;

/** After this many requests to a service that doesn't respond, an entry is dropped. */
const ATTEMPTS_LIMIT = 20;

const FIRST_DELAY_MS = 5_000;
const LONGEST_DELAY_MS = 3_600_000;

/** Time before the next request, in ms, after this many failures: it doubles each time. */
export function getDelay(attempts: number): number {
  return Math.min(FIRST_DELAY_MS * 2 ** (attempts - 1), LONGEST_DELAY_MS);
}

function isEntry(value: unknown): value is Entry {
  const { payload, attempts, due } = (value ?? {}) as Partial<Entry>;
  return (
    typeof payload === 'object' &&
    typeof payload?.id === 'string' &&
    typeof attempts === 'number' &&
    typeof due === 'number'
  );
}

/** Parses a stored queue; anything invalid counts as empty. */
export function parseQueue(text: string | null | undefined): Entry[] {
  try {
    const value: unknown = JSON.parse(text || '[]');
    return Array.isArray(value) ? value.filter(isEntry) : [];
  } catch {
    return [];
  }
}

/** An empty queue is an empty string. */
export function formatQueue(queue: readonly Entry[]): string {
  return queue.length > 0 ? JSON.stringify(queue) : '';
}

/** Adds the latest state of an ID at the end, to be sent immediately; earlier ones are removed. */
export function putEntry(queue: readonly Entry[], payload: FeedbackPayload): Entry[] {
  const others = queue.filter((entry) => entry.payload.id !== payload.id);
  return [...others, { payload, attempts: 0, due: 0 }].slice(-QUEUE_LIMIT);
}

/** Whether a payload is waiting, and not a newer state of its ID. */
export function isWaiting(queue: readonly Entry[], payload: FeedbackPayload): boolean {
  const text = JSON.stringify(payload);
  return queue.some((entry) => JSON.stringify(entry.payload) === text);
}

/**
 * The queue after a response to a payload. A newer state of its ID stays as it is and also waits.
 */
export function settleEntry(
  queue: readonly Entry[],
  payload: FeedbackPayload,
  { answer, now }: { answer: Answer; now: number },
): Entry[] {
  const pause = typeof answer === 'object' ? Math.min(answer.pause, LONGEST_DELAY_MS) : 0;
  return queue.flatMap((entry) => {
    if (!isWaiting([entry], payload)) {
      return pause > 0 ? { ...entry, due: Math.max(entry.due, now + pause) } : entry;
    }
    const attempts = entry.attempts + 1;
    const isOver = answer === 'taken' || answer === 'refused' || attempts >= ATTEMPTS_LIMIT;
    return isOver ? [] : { ...entry, attempts, due: now + Math.max(getDelay(attempts), pause) };
  });
}

/**
 * The entry to send next: the newest of all that are due, because somebody may be waiting for it.
 */
export function findDue(queue: readonly Entry[], now: number): Entry | undefined {
  return queue.findLast(({ due }) => due <= now);
}
