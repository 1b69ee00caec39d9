import { createTaskRunner } from './runTask';

export type Tasks = ReturnType<typeof createTaskRunner>;

/** Runs a program; throws if it fails. */
export async function runOrThrow(
  tasks: Tasks,
  command: readonly [string, ...string[]],
): Promise<void> {
  const { status } = await tasks.run(command);
  if (status !== 0) {
    throw new Error(`${command.join(' ')} exited with ${status}.`);
  }
}

interface Work {
  /** Folder in which the programs run, absolute. */
  siteDir: string;
  work: (tasks: Tasks) => Promise<void>;
  /** Reverts everything that `work` may have written. */
  undo: (tasks: Tasks) => Promise<void>;
  /** Start of the error message, once everything is reverted. */
  undone: string;
}

/** Does all of the work or none: on a failure or a signal, reverts everything and throws. */
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
