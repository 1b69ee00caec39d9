import { existsSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

/** File that a specifier names when it is imported from `directory`, or undefined. */
export function resolveFrom(directory: string, specifier: string): string | undefined {
  try {
    return createRequire(path.join(directory, 'importer.js')).resolve(specifier);
  } catch {
    return undefined;
  }
}

/** Folder of a package as seen from `directory`, found by walking up; undefined when absent. */
export function findPackageDir(directory: string, name: string): string | undefined {
  const candidate = path.join(directory, 'node_modules', name);
  if (existsSync(path.join(candidate, 'package.json'))) {
    return realpathSync(candidate);
  }
  const parent = path.dirname(directory);
  return parent === directory ? undefined : findPackageDir(parent, name);
}

/** Text of a file; undefined when there is none. */
export function readTextFile(file: string): string | undefined {
  return statSync(file, { throwIfNoEntry: false })?.isFile()
    ? readFileSync(file, 'utf8')
    : undefined;
}
