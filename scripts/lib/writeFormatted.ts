import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import prettier from 'prettier';

/** Writes a text in the house's format. `file` is relative to the site. */
export async function writeFormatted(siteDir: string, file: string, text: string): Promise<void> {
  const target = path.join(siteDir, file);
  const options = await prettier.resolveConfig(target);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, await prettier.format(text, { ...options, filepath: target }));
}
