import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { startProgram } from '../../plugins/lib/startProgram';

/**
 * Writes a text in the house's format. `file` is relative to the site. Throws where the formatter
 * cannot read it, which leaves it written as it was given.
 */
export async function writeFormatted(siteDir: string, file: string, text: string): Promise<void> {
  const target = path.join(siteDir, file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, text);
  const { status, output } = await startProgram(
    ['oxfmt', '--no-error-on-unmatched-pattern', file],
    { cwd: siteDir },
  ).result;
  if (status !== 0) {
    throw new Error(`${file} could not be formatted:\n${output}`);
  }
}
