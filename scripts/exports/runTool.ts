import { execFile } from 'node:child_process';

/** In ms; for a tool that waits for something that never comes. */
const TIMEOUT = 600_000;

/**
 * Runs a tool in a folder and resolves to the seconds that it took. A tool that fails is an error
 * with all that it said.
 */
export function runTool(
  directory: string,
  program: string,
  args: readonly string[],
): Promise<number> {
  const start = Date.now();
  return new Promise((resolve, reject) => {
    execFile(program, args, { cwd: directory, timeout: TIMEOUT }, (error, stdout) => {
      if (error) {
        reject(new Error(`${error.message}\n${stdout}`));
      } else {
        resolve((Date.now() - start) / 1000);
      }
    });
  });
}
