import { spawn } from 'node:child_process';

export interface ProgramOptions {
  cwd?: string;
  env?: NodeJS.ProcessEnv;
  /** Whether it gets a group of its own, so that all it starts can be ended with it. */
  detached?: boolean;
  /** What it prints is kept (unless said otherwise), goes to this terminal as its own, or both. */
  output?: 'keep' | 'show' | 'both';
}

export interface ProgramResult {
  /** null where a signal ended it. */
  status: number | null;
  /** What was kept. */
  stdout: string;
  stderr: string;
  /** Both, in the order in which they came. */
  output: string;
}

export interface StartedProgram {
  /** undefined where it could not start. */
  pid: number | undefined;
  /** Resolves when it has ended, however it did; rejects where it cannot start. */
  result: Promise<ProgramResult>;
}

/** Starts a program; nothing can be typed into it. */
export function startProgram(
  [program, ...args]: readonly [string, ...string[]],
  { output = 'keep', ...options }: ProgramOptions = {},
): StartedProgram {
  const stream = output === 'show' ? 'inherit' : 'pipe';
  const child = spawn(program, args, { ...options, stdio: ['ignore', stream, stream] });
  const printed = { stdout: '', stderr: '', output: '' };
  (['stdout', 'stderr'] as const).forEach((name) => {
    // Whole characters, wherever a part ends.
    child[name]?.setEncoding('utf8').on('data', (part: string) => {
      printed[name] += part;
      printed.output += part;
      if (output === 'both') {
        process[name].write(part);
      }
    });
  });
  const result = new Promise<ProgramResult>((resolve, reject) => {
    child.on('close', (status) => resolve({ status, ...printed })).on('error', reject);
  });
  return { pid: child.pid, result };
}
