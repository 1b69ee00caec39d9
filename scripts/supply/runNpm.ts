import { execFile } from 'node:child_process';

interface NpmResult {
  status: number;
  stdout: string;
  stderr: string;
}

const MAX_OUTPUT = 64 * 1024 * 1024;
const TIMEOUT = 60_000;

/** Runs npm in a folder; resolves even if it fails. */
export function runNpm(args: readonly string[], cwd: string): Promise<NpmResult> {
  return new Promise((resolve) => {
    execFile(
      'npm',
      args,
      { cwd, maxBuffer: MAX_OUTPUT, timeout: TIMEOUT },
      (error, stdout, stderr) => resolve({ status: error ? 1 : 0, stdout, stderr }),
    );
  });
}
