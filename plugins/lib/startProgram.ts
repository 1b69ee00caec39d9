import { spawn } from 'node:child_process';

export interface ProgramOptions {
  cwd?: string;
  env?: NodeJS.ProcessEnv;
  /** Whether it gets its own process group, so that everything it starts can be ended with it. */
  detached?: boolean;
  /** Whether its output is kept (the default), shown in this terminal, or both. */
  output?: 'keep' | 'show' | 'both';
}

export interface ProgramResult {
  /** null if a signal ended it. */
  status: number | null;
  /** What was kept. */
  stdout: string;
  stderr: string;
  /** Both, in order of arrival. */
  output: string;
}

export interface StartedProgram {
  /** undefined if it couldn't start. */
  pid: number | undefined;
  /** Resolves when it has ended, successfully or not; rejects if it can't start. */
  result: Promise<ProgramResult>;
}

/** Starts a program without standard input. */
export function startProgram(
  [program, ...args]: readonly [string, ...string[]],
  { output = 'keep', ...options }: ProgramOptions = {},
): StartedProgram {
  const stream = output === 'show' ? 'inherit' : 'pipe';
  const child = spawn(program, args, { ...options, stdio: ['ignore', stream, stream] });
  const printed = { stdout: '', stderr: '', output: '' };
  (['stdout', 'stderr'] as const).forEach((name) => {
    // Decodes whole characters, wherever a chunk ends.
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
