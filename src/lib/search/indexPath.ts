import type { SearchSection } from '../contracts/search';
import type { VersionName } from '../docsVersions';

/** A section's index consists of two files: the names, and the texts about them. */
export type IndexPart = 'names' | 'texts';

/** The path of an index file, below the base URL: `search-index/v8/charts.names.json`. */
export function getIndexPath(
  version: VersionName,
  section: SearchSection,
  part: IndexPart,
): string {
  return `search-index/${version}/${section}.${part}.json`;
}
