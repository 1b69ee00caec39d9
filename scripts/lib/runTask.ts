import { startProgram } from '../../plugins/lib/startProgram';

export interface TaskResult {
  status: number | null;
  /** What it printed, if captured; otherwise empty. */
  output: string;
}

/**
 * Runs programs one after the other. A signal that would end this process (Ctrl+C, SIGTERM, SIGHUP)
 * ends the running program instead: `run` then throws, and the caller can clean up before it exits.
 * Call `release` when done.
 */
export function createTaskRunner(cwd: string) {
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
  let stop: (() => void) | undefined;
  let received: NodeJS.Signals | undefined;
  const onSignal = (signal: NodeJS.Signals) => {
    received = signal;
    stop?.();
  };
  signals.forEach((signal) => process.on(signal, onSignal));

  /** `tee` also captures the output. Throws on a signal, or if the program can't start. */
  async function run(
    command: readonly [string, ...string[]],
    { tee = false } = {},
  ): Promise<TaskResult> {
    if (received !== undefined) {
      throw new Error(`Stopped by ${received}.`);
    }
    // A separate process group, so that everything it starts ends with it.
    const output = tee ? 'both' : 'show';
    const { pid, result } = startProgram(command, { cwd, detached: true, output });
    stop = () => pid !== undefined && process.kill(-pid, 'SIGTERM');
    const ended = await result.finally(() => {
      stop = undefined;
    });
    if (received !== undefined) {
      throw new Error(`${command.join(' ')} was stopped by ${String(received)}.`);
    }
    return { status: ended.status, output: ended.output };
  }

  return {
    run,
    /** Forgets received signals, so that they don't stop the cleanup. */
    forgive: () => {
      received = undefined;
    },
    release: () => signals.forEach((signal) => process.off(signal, onSignal)),
  };
}
