import { splitVersionPath } from '@site/src/lib/docsVersions';
import { usePagePath } from './usePagePath';
import { useSiteFields } from './useSiteFields';

/** Version of the libraries that the page is about: that of its docs version, else the current one. */
export function useLibraryVersion(): string {
  const { libraryVersion, libraryVersions } = useSiteFields();
  const { version = '' } = splitVersionPath(usePagePath()) ?? {};
  return libraryVersions[version] ?? libraryVersion;
}
