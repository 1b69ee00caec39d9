import path from 'node:path';
import ts from 'typescript';
import { readTextFile, resolveFrom } from './resolver';

const ENDINGS = ['', '.js', '/index.js'];

/** Subpaths of our own libraries: modules that re-export them lack whatever they lack. */
const LIBRARY_SUBPATH = /^@mui\/x-[^/]+\/\w+$/;

/** The file of a relative import without its extension. */
function findSibling(base: string): string | undefined {
  return ENDINGS.map((ending) => base + ending).find((file) => readTextFile(file) !== undefined);
}

/** Results by file, so that no library is read twice. */
export type Known = Map<string, boolean>;

/**
 * Whether everything that a library's file imports is installed. Adapters import date libraries,
 * and versions of them, that a docs version may not have; one such import would fail the whole
 * compilation. Imports are followed in the folder of the first file, and into other libraries.
 */
export function isComplete(entry: string, known: Known): boolean {
  const answer = known.get(entry) ?? checkFiles(entry, known);
  known.set(entry, answer);
  return answer;
}

function checkFiles(entry: string, known: Known): boolean {
  const folder = path.dirname(entry) + path.sep;
  const queue = [entry];
  const seen = new Set(queue);
  for (const file of queue) {
    const directory = path.dirname(file);
    const { importedFiles } = ts.preProcessFile(readTextFile(file) ?? '', true, true);
    for (const { fileName } of importedFiles) {
      if (fileName.startsWith('.')) {
        const sibling = findSibling(path.resolve(directory, fileName));
        if (sibling?.startsWith(folder) && !seen.has(sibling)) {
          seen.add(sibling);
          queue.push(sibling);
        }
        continue;
      }
      const resolved = resolveFrom(directory, fileName);
      if (!resolved || (LIBRARY_SUBPATH.test(fileName) && !isComplete(resolved, known))) {
        return false;
      }
    }
  }
  return true;
}
