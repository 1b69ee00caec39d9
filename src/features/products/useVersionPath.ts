import { usePagePath } from '@site/src/components/usePagePath';
import { splitVersionPath } from '@site/src/lib/docsVersions';
import { getPathInVersion } from '@site/src/lib/productVersions';

/**
 * Converts the path of a page that exists in every version (`/x/introduction/`) or in every version
 * of its product (`/x/react-charts/`) to its path in the reader's version. A page that doesn't
 * exist in this version keeps its current path.
 */
export function useVersionPath(): (path: string) => string {
  const version = splitVersionPath(usePagePath())?.version;
  return (path) => (version ? getPathInVersion(path, version) : path);
}
