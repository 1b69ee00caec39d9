import { createLoopGuard } from './createLoopGuard';

function createTestGuard() {
  let time = 0;
  let endTask = () => {};
  const guard = createLoopGuard({
    limit: 2000,
    now: () => time,
    afterTask: (callback) => {
      endTask = callback;
    },
  });
  return {
    /** One step of a loop, `ms` after the last. */
    step(ms: number) {
      time += ms;
      if (--guard.left < 0) {
        guard.check();
      }
    },
    endTask: () => endTask(),
  };
}

it('adds up what the loops of one task take', () => {
  const { step } = createTestGuard();
  for (let count = 0; count < 5; count += 1) {
    step(400);
  }
  step(400);
  expect(() => step(400)).toThrow('Stopped: a loop ran for more than 2 seconds.');
});

it('goes on throwing in the same task, and starts anew in the next', () => {
  const { step, endTask } = createTestGuard();
  const run = () => Array.from({ length: 6 }, () => step(500));
  expect(run).toThrow('Stopped');
  expect(() => step(1)).toThrow('Stopped');
  endTask();
  expect(() => step(10_000)).not.toThrow();
});

it('does not take other work of the task for a loop', () => {
  const { step } = createTestGuard();
  step(0);
  expect(() => step(30_000)).not.toThrow();
});

it('sees a loop that becomes slow', () => {
  const { step } = createTestGuard();
  for (let count = 0; count < 100_000; count += 1) {
    step(0.0001);
  }
  expect(() => Array.from({ length: 10_000 }, () => step(100))).toThrow('Stopped');
});
