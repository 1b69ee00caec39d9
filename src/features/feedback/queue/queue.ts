import type { FeedbackPayload } from '@site/src/lib/contracts/feedback';

/** What waits to be sent. */
export interface Entry {
  payload: FeedbackPayload;
  /** How often the service was asked in vain. */
  attempts: number;
  /** When it may be asked again, in ms since 1970. */
  due: number;
}

/**
 * What became of a request: taken, refused for good, or to be asked again later; not before so many
 * ms where the service says so.
 */
export type Answer = 'taken' | 'refused' | 'later' | { pause: number };

/** So many things wait at most; the oldest are dropped. */
export const QUEUE_LIMIT = 50;

/** A service that does not answer is given up after so many requests. */
const ATTEMPTS_LIMIT = 20;

const FIRST_DELAY_MS = 5_000;
const LONGEST_DELAY_MS = 3_600_000;

/** Time before the next request, in ms, after so many in vain: it doubles. */
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

/** Reads a stored queue; what is none is as good as empty. */
export function parseQueue(text: string | null | undefined): Entry[] {
  try {
    const value: unknown = JSON.parse(text || '[]');
    return Array.isArray(value) ? value.filter(isEntry) : [];
  } catch {
    return [];
  }
}

/** An empty queue is no text. */
export function formatQueue(queue: readonly Entry[]): string {
  return queue.length > 0 ? JSON.stringify(queue) : '';
}

/** Adds the newest state of an id at the end, to be sent at once; older ones of it are gone. */
export function putEntry(queue: readonly Entry[], payload: FeedbackPayload): Entry[] {
  const others = queue.filter((entry) => entry.payload.id !== payload.id);
  return [...others, { payload, attempts: 0, due: 0 }].slice(-QUEUE_LIMIT);
}

/** Whether a payload, and no newer state of its id, waits. */
export function isWaiting(queue: readonly Entry[], payload: FeedbackPayload): boolean {
  const text = JSON.stringify(payload);
  return queue.some((entry) => JSON.stringify(entry.payload) === text);
}

/** The queue after an answer to a payload. A newer state of its id stays as it is, and waits too. */
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

/** What is sent next: of all that is due the newest, for which somebody may be waiting. */
export function findDue(queue: readonly Entry[], now: number): Entry | undefined {
  return queue.findLast(({ due }) => due <= now);
}
