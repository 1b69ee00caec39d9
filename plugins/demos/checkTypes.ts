import { spawn } from 'node:child_process';
import path from 'node:path';
import type { Diagnostic } from '../../src/lib/diagnostic';
import { listDemoFiles } from './readDemo';
import type { LocatedDemo } from './readPages';

/** As `formatDiagnostic` writes it. */
const ERROR = /^(.+?):(\d+) {2}error TS\d+: (.+)$/;

/**
 * The compiler's messages as diagnostics of the demos' own files. Throws when it failed without
 * one: then nothing was checked.
 */
export function parseErrors(output: string, exitCode: number | null): Diagnostic[] {
  const errors = output.split('\n').flatMap((text) => {
    const [, file, line, message] = ERROR.exec(text) ?? [];
    return file && line && message ? [{ file, line: Number(line), message }] : [];
  });
  if (exitCode !== 0 && errors.length === 0) {
    throw new Error(`The types of the demos could not be checked:\n${output.trim()}`);
  }
  return errors;
}

/** Runs the compiler over a workspace in a process of its own; what is unchanged costs little. */
function runCompiler(siteDir: string, version: string): Promise<Diagnostic[]> {
  const jiti = path.join(path.dirname(require.resolve('jiti/package.json')), 'lib/jiti-cli.mjs');
  const script = path.join(siteDir, 'scripts/check-types.ts');
  return new Promise<{ output: string; code: number | null }>((resolve, reject) => {
    const child = spawn(process.execPath, [jiti, script, '--versions', version], { cwd: siteDir });
    const parts: Buffer[] = [];
    child.stderr.on('data', (part: Buffer) => parts.push(part));
    child.on('error', reject);
    child.on('close', (code) => resolve({ output: Buffer.concat(parts).toString(), code }));
  }).then(({ output, code }) => parseErrors(output, code));
}

/**
 * Type errors of a docs version's demos, each on the page and the line that shows the demo.
 * Errors in files that no demo uses stay where they are. `siteDir` is absolute.
 */
export async function checkTypes(
  siteDir: string,
  version: string,
  demos: readonly LocatedDemo[],
): Promise<Diagnostic[]> {
  const errors = await runCompiler(siteDir, version);
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
