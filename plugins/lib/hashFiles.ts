import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/** Part of what decides a result: a text as it is, or what stands in a file (absolute). */
export type HashPart = string | { file: string };

/** Stands for all of the parts in their order, as a cache key: sha256 in hexadecimal. */
export function hashFiles(parts: readonly HashPart[]): string {
  const hash = createHash('sha256');
  parts.forEach((part) => hash.update(typeof part === 'string' ? part : readFileSync(part.file)));
  return hash.digest('hex');
}

/** Names of files below a folder, sorted, and what stands in them: a file that moved counts as another. */
export function listNamedParts(directory: string, files: readonly string[]): HashPart[] {
  return files.flatMap((file) => [path.relative(directory, file), { file }]);
}

/** A file, or all files below a folder (absolute) by name; none where there is neither. */
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
