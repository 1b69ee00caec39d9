import type { LibraryVersion, VersionName } from '../docsVersions';

/** What the browser may know of the site's configuration (`customFields`). */
export interface SiteFields {
  brand: string;
  /** Version of the libraries in the current docs: `8.7.0`. */
  libraryVersion: LibraryVersion;
  /** Docs version → version of its libraries, for those of this build: `v7` → `7.29.13`. */
  libraryVersions: Partial<Record<VersionName, LibraryVersion>>;
  /** License key of the commercial packages; empty when the deployer has none. */
  licenseKey: string;
  repositoryUrl: string;
  /** Address before a file's path that shows it in the repository of these docs. */
  sourceUrl: string;
  telemetry: boolean;
}
