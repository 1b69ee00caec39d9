import path from 'node:path';
import type { Diagnostic } from '../../src/lib/diagnostic';
import { createJitiCommand } from '../lib/jitiCommand';
import { startProgram } from '../lib/startProgram';
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
async function runCompiler(siteDir: string, version: string): Promise<Diagnostic[]> {
  const script = path.join(siteDir, 'scripts/check-types.ts');
  const command = createJitiCommand(script, '--versions', version);
  const { status, stderr } = await startProgram(command, { cwd: siteDir }).result;
  return parseErrors(stderr, status);
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
