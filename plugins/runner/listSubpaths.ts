import { readdirSync } from 'node:fs';
import path from 'node:path';
import { findPackageDir } from '../packages/installed';
import { isComplete, type Known } from './isComplete';
import { resolveFrom } from './resolver';

/** Other module formats, and internals of the libraries. */
const PRIVATE = /^(esm|modern|legacy|node|umd|internals?|node_modules|zero-styled|types|version)$/;

/** Only types, which are removed before programs run; old packages lack its scripts. */
export const TYPES_ONLY = /\/themeAugmentation$/;

/**
 * Public one-level subpaths of a package: `@mui/material/Button`. A subpath is a folder that can
 * be imported from `docsDir` and whose own imports are all installed.
 */
export function listSubpaths(docsDir: string, name: string, known: Known): string[] {
  const packageDir = findPackageDir(docsDir, name);
  if (!packageDir) {
    return [];
  }
  return readdirSync(packageDir, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !PRIVATE.test(entry.name))
    .map((entry) => path.posix.join(name, entry.name))
    .filter((specifier) => {
      if (TYPES_ONLY.test(specifier)) {
        return false;
      }
      const file = resolveFrom(docsDir, specifier);
      return file !== undefined && isComplete(file, known);
    });
}
