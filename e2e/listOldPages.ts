import path from 'node:path';
import { listVersionPages } from '../plugins/versions/listPages';
import { CURRENT_VERSION, getVersionRoot } from '../src/lib/docsVersions';

/** Paths of all pages in the versions before the current one. */
export function listOldPages(): string[] {
  return [...listVersionPages(path.join(__dirname, '..'))]
    .filter(([version]) => version !== CURRENT_VERSION)
    .flatMap(([version, pages]) => [...pages].map((page) => getVersionRoot(version) + page))
    .sort();
}
