import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { JITI } from '../../lib/jitiCommand';
import type { Bundle } from './createBundle';
import type { WorkerAnswer, WorkerTask } from './worker';

/** Each takes half a gigabyte and uses more cores for part of its work. */
const MAX_PROCESSES = 4;

function startWorker(): ChildProcess {
  return fork(JITI, [path.join(__dirname, 'worker.ts')], { execArgv: [] });
}

async function ask(worker: ChildProcess, task: WorkerTask): Promise<WorkerAnswer> {
  const controller = new AbortController();
  const { signal } = controller;
  try {
    const message = once(worker, 'message', { signal }).then(([answer]) => answer as WorkerAnswer);
    const exit = once(worker, 'exit', { signal }).then(([code, reason]): WorkerAnswer => {
      throw new Error(`The process that bundles components exited with ${reason ?? code}.`);
    });
    worker.send(task);
    return await Promise.race([message, exit]);
  } finally {
    controller.abort();
  }
}

/**
 * Makes the bundles in separate processes, whose memory is freed afterwards, and passes on each
 * answer as it arrives. Rejects only if a process dies.
 */
export async function bundleInProcesses(
  bundles: readonly Bundle[],
  workspaceDir: string,
  onAnswer: (bundle: Bundle, answer: WorkerAnswer) => void,
): Promise<void> {
  const queue = [...bundles];
  const work = async () => {
    const worker = startWorker();
    try {
      for (let bundle = queue.shift(); bundle; bundle = queue.shift()) {
        const { components } = bundle;
        onAnswer(bundle, await ask(worker, { workspaceDir, components }));
      }
    } finally {
      // After a failure, the other process needn't continue.
      queue.length = 0;
      worker.kill();
    }
  };
  const count = Math.min(MAX_PROCESSES, availableParallelism(), bundles.length);
  await Promise.all(Array.from({ length: count }, work));
}
