import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { startProgram } from '../../plugins/lib/startProgram';

/**
 * Writes a file and formats it. `file` is relative to the site. Throws if the formatter can't parse
 * it; the file is then left unformatted.
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
    throw new Error(`Couldn't format ${file}:\n${output}`);
  }
}
