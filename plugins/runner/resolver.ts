import { readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

/** The file of a specifier imported from `directory`, or undefined. */
export function resolveFrom(directory: string, specifier: string): string | undefined {
  try {
    return createRequire(path.join(directory, 'importer.js')).resolve(specifier);
  } catch {
    return undefined;
  }
}

/** Text of a file; undefined if it doesn't exist. */
export function readTextFile(file: string): string | undefined {
  return statSync(file, { throwIfNoEntry: false })?.isFile()
    ? readFileSync(file, 'utf8')
    : undefined;
}
