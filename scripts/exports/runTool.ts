import { execFile } from 'node:child_process';

/** In ms, for a tool that would otherwise wait forever. */
const TIMEOUT = 600_000;

/**
 * Runs a tool in a folder and resolves to the seconds it took. Rejects with the tool's full output
 * if it fails.
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
