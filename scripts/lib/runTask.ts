import { spawn } from 'node:child_process';

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
    [program, ...args]: readonly [string, ...string[]],
    { tee = false } = {},
  ): Promise<TaskResult> {
    if (received !== undefined) {
      throw new Error(`Stopped by ${received}.`);
    }
    // A group of its own, so that all it starts ends with it.
    const child = spawn(program, args, {
      cwd,
      detached: true,
      stdio: ['ignore', tee ? 'pipe' : 'inherit', tee ? 'pipe' : 'inherit'],
    });
    let output = '';
    child.stdout?.on('data', (part: Buffer) => {
      output += part.toString();
      process.stdout.write(part);
    });
    child.stderr?.on('data', (part: Buffer) => {
      output += part.toString();
      process.stderr.write(part);
    });
    stop = () => child.pid !== undefined && process.kill(-child.pid, 'SIGTERM');
    const status = await new Promise<number | null>((resolve, reject) => {
      child.on('close', resolve).on('error', reject);
    }).finally(() => {
      stop = undefined;
    });
    if (received !== undefined) {
      throw new Error(`${[program, ...args].join(' ')} was stopped by ${String(received)}.`);
    }
    return { status, output };
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
