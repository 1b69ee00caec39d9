import { spawn } from 'node:child_process';
import path from 'node:path';
import type { Fault } from '../../src/lib/fault';
import { listDemoFiles } from './readDemo';
import type { LocatedDemo } from './readPages';

const ERROR = /^(.+?)\((\d+),\d+\): error TS\d+: (.+)$/;

/** The compiler's messages as faults of the demos' own files. */
export function parseErrors(output: string): Fault[] {
  return output.split('\n').flatMap((text) => {
    const [, file, line, message] = ERROR.exec(text) ?? [];
    return file && line && message ? [{ file, line: Number(line), message }] : [];
  });
}

/** Runs the compiler over a workspace; what it found before and is unchanged costs nothing. */
function runCompiler(siteDir: string, docsDir: string): Promise<string> {
  const script = require.resolve('typescript/bin/tsc');
  const cache = path.join(docsDir, 'node_modules/.cache/types.tsbuildinfo');
  const options = ['--pretty', 'false', '--incremental', '--tsBuildInfoFile', cache];
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [script, '-p', docsDir, ...options], { cwd: siteDir });
    const parts: Buffer[] = [];
    child.stdout.on('data', (part: Buffer) => parts.push(part));
    child.on('error', reject);
    child.on('close', () => resolve(Buffer.concat(parts).toString()));
  });
}

/**
 * Type errors of a docs version's demos, each on the page and the line that shows the demo.
 * Errors in files that no demo uses stay where they are. `siteDir` and `docsDir` are absolute.
 */
export async function checkTypes(
  siteDir: string,
  docsDir: string,
  demos: readonly LocatedDemo[],
): Promise<Fault[]> {
  const errors = parseErrors(await runCompiler(siteDir, docsDir));
  const files = demos.map((demo) => ({ demo, files: listDemoFiles(demo.base) }));
  return errors.flatMap((error) => {
    const users = files.filter((entry) => entry.files.includes(path.resolve(siteDir, error.file)));
    return users.length === 0
      ? [error]
      : users.map(({ demo }) => ({
          file: demo.page,
          line: demo.line,
          message: `The demo "./${demo.sources.name}.tsx": ${path.basename(error.file)}:${error.line} ${error.message}`,
        }));
  });
}
