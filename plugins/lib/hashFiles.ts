import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/** A part of a hash's input: a text, or the content of a file (absolute). */
export type HashPart = string | { file: string };

/** A hash of all parts in order, as a cache key: sha256 in hexadecimal. */
export function hashFiles(parts: readonly HashPart[]): string {
  const hash = createHash('sha256');
  parts.forEach((part) => hash.update(typeof part === 'string' ? part : readFileSync(part.file)));
  return hash.digest('hex');
}

/** Sorted names of files in a folder with their content, so that a moved file changes the hash. */
export function listNamedParts(directory: string, files: readonly string[]): HashPart[] {
  return files.flatMap((file) => [path.relative(directory, file), { file }]);
}

/** A file, or all files in a folder (absolute), sorted by name; empty if neither exists. */
export function listFiles(file: string): string[] {
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
