import path from 'node:path';
import type { Diagnostic } from '../../src/lib/diagnostic';
import { createJitiCommand } from '../lib/jitiCommand';
import { startProgram } from '../lib/startProgram';
import { listDemoFiles } from './readDemo';
import type { LocatedDemo } from './readPages';

/** As `formatDiagnostic` writes it. */
const ERROR = /^(.+?):(\d+) {2}error TS\d+: (.+)$/;

/**
 * The compiler's messages as diagnostics in the demos' own files. Throws if it failed without any,
 * because then nothing was checked.
 */
export function parseErrors(output: string, exitCode: number | null): Diagnostic[] {
  const errors = output.split('\n').flatMap((text) => {
    const [, file, line, message] = ERROR.exec(text) ?? [];
    return file && line && message ? [{ file, line: Number(line), message }] : [];
  });
  if (exitCode !== 0 && errors.length === 0) {
    throw new Error(`Failed to check the types of the demos:\n${output.trim()}`);
  }
  return errors;
}

/** Runs the compiler on a workspace in a separate process; unchanged files cost little. */
async function runCompiler(siteDir: string, version: string): Promise<Diagnostic[]> {
  const script = path.join(siteDir, 'scripts/check-types.ts');
  const command = createJitiCommand(script, '--versions', version);
  const { status, stderr } = await startProgram(command, { cwd: siteDir }).result;
  return parseErrors(stderr, status);
}

/**
 * Type errors in a docs version's demos, each at the page and line that shows the demo. Errors in
 * files that no demo uses keep their location. `siteDir` is absolute.
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
