import { startProgram } from '../../plugins/lib/startProgram';

export interface TaskResult {
  status: number | null;
  /** What it printed, where it was captured; else empty. */
  output: string;
}

/**
 * Runs programs one after the other such that a signal which would end this process (Ctrl+C,
 * SIGTERM, SIGHUP) ends the running program instead: `run` then throws, and the caller can put
 * things in order before it ends. Call `release` when done.
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

  /** `tee` also keeps what is printed. Throws on a signal, or when the program cannot start. */
  async function run(
    command: readonly [string, ...string[]],
    { tee = false } = {},
  ): Promise<TaskResult> {
    if (received !== undefined) {
      throw new Error(`Stopped by ${received}.`);
    }
    // A group of its own, so that all it starts ends with it.
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
    /** From here on signals are counted anew: what puts things in order is not to be stopped. */
    forgive: () => {
      received = undefined;
    },
    release: () => signals.forEach((signal) => process.off(signal, onSignal)),
  };
}
