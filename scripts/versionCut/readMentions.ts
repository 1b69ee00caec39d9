import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Globby } from '@docusaurus/utils';
import type { Diagnostic } from '../../src/lib/diagnostic';
import { findMentions } from './findMentions';

/** What people write of the current version: pages, demos, navigation, texts, the house's own. */
const FILES = ['docs/**/*.{mdx,tsx,ts,css}', 'nav/*.ts', 'i18n/**/*.json', '*.md'];

/** The lines of the current docs that hold one of the words. `siteDir` is absolute. */
export async function readMentions(
  siteDir: string,
  words: readonly string[],
): Promise<Diagnostic[]> {
  const files = await Globby(FILES, {
    cwd: siteDir,
    ignore: ['**/node_modules/**', 'docs/api/**', 'nav/types.ts', '**/*.test.ts'],
  });
  return files
    .sort()
    .flatMap((file) => findMentions(file, readFileSync(path.join(siteDir, file), 'utf8'), words));
}
