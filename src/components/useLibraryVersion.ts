import { splitVersionPath, type LibraryVersion } from '@site/src/lib/docsVersions';
import { usePagePath } from './usePagePath';
import { useSiteFields } from './useSiteFields';

/**
 * The version of the libraries documented by the page: that of its docs version, or else the
 * current one.
 */
export function useLibraryVersion(): LibraryVersion {
  const { libraryVersion, libraryVersions } = useSiteFields();
  const version = splitVersionPath(usePagePath())?.version;
  return (version && libraryVersions[version]) ?? libraryVersion;
}
