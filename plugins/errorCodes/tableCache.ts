import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { ErrorCodeTable } from '../../src/lib/contracts/errorCodes';
import { hashFiles, listFiles } from '../lib/hashFiles';
import type { InstalledPackage } from './findPackages';

/** Relative to the site. */
const CACHE_DIR = '.cache/error-codes';

/**
 * Absolute path of the table of these packages. Its name changes with the version of any package,
 * with the docs versions that use it, and with our own code.
 */
export function getCacheFile(siteDir: string, packages: readonly InstalledPackage[]): string {
  const code = listFiles(__dirname).filter(
    (file) => file.endsWith('.ts') && !file.endsWith('.test.ts'),
  );
  const hash = hashFiles([
    ...packages.map(
      ({ name, version, docsVersions }) => `${name}@${version} ${docsVersions.join()}\n`,
    ),
    ...code.map((file) => ({ file })),
  ]);
  return path.join(siteDir, CACHE_DIR, `${hash.slice(0, 16)}.json`);
}

/** The table in a file; undefined if there is none. */
export function readCache(file: string): ErrorCodeTable | undefined {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as ErrorCodeTable) : undefined;
}

export function writeCache(file: string, table: ErrorCodeTable): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(table));
}
