import { createTaskRunner } from './runTask';

export type Tasks = ReturnType<typeof createTaskRunner>;

/** Runs a program that has to succeed. */
export async function runOrThrow(
  tasks: Tasks,
  command: readonly [string, ...string[]],
): Promise<void> {
  const { status } = await tasks.run(command);
  if (status !== 0) {
    throw new Error(`${command.join(' ')} ended with ${status}.`);
  }
}

interface Work {
  /** Folder in which the programs run, absolute. */
  siteDir: string;
  work: (tasks: Tasks) => Promise<void>;
  /** Puts back all that `work` may have written. */
  undo: (tasks: Tasks) => Promise<void>;
  /** What the error says first, once all is put back. */
  undone: string;
}

/** Does something whole or not at all: a failure or a signal puts everything back, and is thrown. */
export async function runOrUndo({ siteDir, work, undo, undone }: Work): Promise<void> {
  const tasks = createTaskRunner(siteDir);
  try {
    await work(tasks);
  } catch (error) {
    tasks.forgive();
    await undo(tasks);
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`${undone} ${reason}`, { cause: error });
  } finally {
    tasks.release();
  }
}
