import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { JITI } from '../../lib/jitiCommand';
import type { Bundle } from './createBundle';
import type { WorkerAnswer, WorkerTask } from './worker';

/** Each takes half a gigabyte, and uses further cores by itself for part of its work. */
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
      throw new Error(`The process that bundles components ended with ${reason ?? code}.`);
    });
    worker.send(task);
    return await Promise.race([message, exit]);
  } finally {
    controller.abort();
  }
}

/**
 * Makes the bundles in processes of their own, whose memory is free again afterwards, and hands
 * each answer on as it comes. Rejects only when a process dies.
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
      // After a diagnostic the other process need not go on.
      queue.length = 0;
      worker.kill();
    }
  };
  const count = Math.min(MAX_PROCESSES, availableParallelism(), bundles.length);
  await Promise.all(Array.from({ length: count }, work));
}
