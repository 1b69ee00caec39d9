import path from 'node:path';
import { listVersionPages } from '../plugins/versions/listPages';
import { findTouchedPages } from '../scripts/suite/findTouchedPages';
import { CURRENT_VERSION, getDocsDir, getVersionRoot } from '../src/lib/docsVersions';

const listOldVersions = () =>
  [...listVersionPages(path.join(__dirname, '..'))].filter(
    ([version]) => version !== CURRENT_VERSION,
  );

/** Paths of every page of the versions before the current one. */
export function listOldPages(): string[] {
  return listOldVersions()
    .flatMap(([version, pages]) => [...pages].map((page) => getVersionRoot(version) + page))
    .sort();
}

/** Those of them that changed files touch. */
export function listTouchedOldPages(changed: readonly string[]): ReadonlySet<string> {
  return new Set(
    listOldVersions().flatMap(([version, pages]) => {
      const touched = findTouchedPages(changed, getDocsDir(version), pages);
      return [...touched].map((page) => getVersionRoot(version) + page);
    }),
  );
}
