import type { LibraryVersion, VersionName } from '../docsVersions';

/** The part of the site's configuration that is available in the browser (`customFields`). */
export interface SiteFields {
  brand: string;
  /** Version of the libraries in the current docs: `8.7.0`. */
  libraryVersion: LibraryVersion;
  /** Maps the docs versions in this build to the versions of their libraries: `v7` → `7.29.13`. */
  libraryVersions: Partial<Record<VersionName, LibraryVersion>>;
  /** License key of the commercial packages; empty when the deployer has none. */
  licenseKey: string;
  repositoryUrl: string;
  /** URL that shows a file in the repository of these docs when followed by its path. */
  sourceUrl: string;
  telemetry: boolean;
}
