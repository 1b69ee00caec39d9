import { splitVersionPath, type LibraryVersion } from '@site/src/lib/docsVersions';
import { usePagePath } from './usePagePath';
import { useSiteFields } from './useSiteFields';

/** Version of the libraries that the page is about: that of its docs version, else the current one. */
export function useLibraryVersion(): LibraryVersion {
  const { libraryVersion, libraryVersions } = useSiteFields();
  const version = splitVersionPath(usePagePath())?.version;
  return (version && libraryVersions[version]) ?? libraryVersion;
}
