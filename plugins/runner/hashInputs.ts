import path from 'node:path';
import { hashFiles, listFiles, listNamedParts } from '../lib/hashFiles';
import type { Mode } from './createConfig';
import { readImports } from './readImports';

/** The sources of the runner besides the packages, relative to the site. */
const SOURCES = [
  'src/runner',
  'src/features/theme',
  'src/lib',
  'src/css',
  'i18n/en/runner.json',
  'plugins/packages',
  'plugins/runner',
];

/**
 * A hash that changes when a new compilation could differ: the installed packages (from the lock
 * file), the imports of demos, our own code, the mode. Tests are left out.
 */
export function hashInputs(siteDir: string, docsDir: string, mode: Mode): string {
  const files = [
    path.join(siteDir, 'package-lock.json'),
    path.join(docsDir, 'package.json'),
    path.join(docsDir, '_libraries.ts'),
    ...SOURCES.map((source) => path.join(siteDir, source)),
  ]
    .flatMap(listFiles)
    .filter((file) => !/\.test\.tsx?$/.test(file));
  return hashFiles([mode, readImports(docsDir).join('\n'), ...listNamedParts(siteDir, files)]);
}
