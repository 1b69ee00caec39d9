import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Mode } from './createConfig';
import { readImports } from './readImports';

/** What the runner is made of, besides the packages: relative to the site. */
const SOURCES = [
  'src/runner',
  'src/features/theme',
  'src/features/i18n',
  'src/lib',
  'src/css',
  'i18n/en/runner.json',
  'plugins/packages',
  'plugins/runner',
];

function listFiles(file: string): string[] {
  const stats = statSync(file, { throwIfNoEntry: false });
  if (!stats) {
    return [];
  }
  return stats.isFile()
    ? [file]
    : readdirSync(file)
        .sort()
        .flatMap((name) => listFiles(path.join(file, name)));
}

/**
 * A hash that changes when a new compile could give something else: the installed packages (by
 * the lock file), what demos import, our own code, the mode. Tests are left out.
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
  const hash = createHash('sha256').update(mode).update(readImports(docsDir).join('\n'));
  for (const file of files) {
    hash.update(path.relative(siteDir, file)).update(readFileSync(file));
  }
  return hash.digest('hex');
}
