import { useLocation } from '@docusaurus/router';
import { splitVersionPath } from '@site/src/lib/docsVersions';
import { useSiteFields } from './useSiteFields';

/** Version of the libraries that the page is about: that of its docs version, else the current one. */
export function useLibraryVersion(): string {
  const { libraryVersion, libraryVersions } = useSiteFields();
  const { pathname } = useLocation();
  return libraryVersions[splitVersionPath(pathname)?.version ?? ''] ?? libraryVersion;
}
