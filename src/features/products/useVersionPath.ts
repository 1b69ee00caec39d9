import { usePagePath } from '@site/src/components/usePagePath';
import { splitVersionPath } from '@site/src/lib/docsVersions';
import { getPathInVersion } from '@site/src/lib/productVersions';

/**
 * Turns the path of a page that every version has (`/x/introduction/`), or every version of its
 * product (`/x/react-charts/`), into that of the version the reader is in. What this version lacks
 * stays with the current one.
 */
export function useVersionPath(): (path: string) => string {
  const version = splitVersionPath(usePagePath())?.version;
  return (path) => (version ? getPathInVersion(path, version) : path);
}
