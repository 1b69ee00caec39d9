import texts from '@site/i18n/en/runner.json';
import { createTranslate } from '@site/src/lib/createTranslate';

const t = createTranslate({ en: texts });

/** An iteration counts at most this much, in ms, because other code may have run in between. */
const STEP_LIMIT = 500;

/** The clock is read at least once in this many iterations. */
const MOST_SKIPPED = 4096;

/** What a program's code receives: each iteration of a loop counts down, and checks below 0. */
export interface LoopGuard {
  left: number;
  check: () => void;
}

interface LoopGuardOptions {
  /** How long the loops of one task may take, in ms. */
  limit?: number;
  /** Clock in ms. */
  now?: () => number;
  /** Calls back when the current task is over. */
  afterTask?: (callback: () => void) => void;
  /** Throws an error with this message. */
  fail?: (message: string) => void;
}

function createAfterTask(): (callback: () => void) => void {
  const { port1, port2 } = new MessageChannel();
  let pending = () => {};
  port1.onmessage = () => pending();
  return (callback) => {
    pending = callback;
    port2.postMessage(null);
  };
}

/**
 * Stops infinite loops. The check throws as soon as the loops of one task have run for longer than
 * the limit, and keeps throwing until the task is over, even if the error is caught.
 */
export function createLoopGuard({
  limit = 2000,
  now = () => performance.now(),
  afterTask = createAfterTask(),
  fail = (message) => {
    throw new Error(message);
  },
}: LoopGuardOptions = {}): LoopGuard {
  let last: number | undefined;
  let spent = 0;
  let skip = 0;

  function reset() {
    last = undefined;
    spent = 0;
    skip = 0;
    guard.left = 0;
  }

  const guard: LoopGuard = {
    left: 0,
    check() {
      const time = now();
      if (last === undefined) {
        last = time;
        afterTask(reset);
        return;
      }
      const step = time - last;
      last = time;
      spent += Math.min(step, STEP_LIMIT);
      const isOver = spent > limit;
      // Fast loops shouldn't pay for reading the clock; slow ones are checked in every iteration.
      skip = !isOver && step < 1 ? Math.min(skip * 2 + 1, MOST_SKIPPED) : 0;
      guard.left = skip;
      if (isOver) {
        fail(t('diagnostic.endlessLoop', { seconds: limit / 1000 }));
      }
    },
  };
  return guard;
}
