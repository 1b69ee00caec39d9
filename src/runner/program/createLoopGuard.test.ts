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
    /** One iteration of a loop, `ms` after the last. */
    step(ms: number) {
      time += ms;
      if (--guard.left < 0) {
        guard.check();
      }
    },
    endTask: () => endTask(),
  };
}

it("adds up the time of a task's loops", () => {
  const { step } = createTestGuard();
  for (let count = 0; count < 5; count += 1) {
    step(400);
  }
  step(400);
  expect(() => step(400)).toThrow('Stopped: a loop ran for more than 2 seconds.');
});

it('keeps throwing in the same task, and starts over in the next', () => {
  const { step, endTask } = createTestGuard();
  const run = () => Array.from({ length: 6 }, () => step(500));
  expect(run).toThrow('Stopped');
  expect(() => step(1)).toThrow('Stopped');
  endTask();
  expect(() => step(10_000)).not.toThrow();
});

it("doesn't count other work in the task as a loop", () => {
  const { step } = createTestGuard();
  step(0);
  expect(() => step(30_000)).not.toThrow();
});

it('notices a loop that becomes slow', () => {
  const { step } = createTestGuard();
  for (let count = 0; count < 100_000; count += 1) {
    step(0.0001);
  }
  expect(() => Array.from({ length: 10_000 }, () => step(100))).toThrow('Stopped');
});
