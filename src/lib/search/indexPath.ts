import type { SearchSection } from '../contracts/search';
import type { VersionName } from '../docsVersions';

/** A section's index comes in two files: what there is, then what is said about it. */
export type IndexPart = 'names' | 'texts';

/** Where an index file is, below the base URL: `search-index/v8/charts.names.json`. */
export function getIndexPath(
  version: VersionName,
  section: SearchSection,
  part: IndexPart,
): string {
  return `search-index/${version}/${section}.${part}.json`;
}
