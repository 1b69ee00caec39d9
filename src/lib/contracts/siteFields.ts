/** What the browser may know of the site's configuration (`customFields`). */
export interface SiteFields {
  brand: string;
  libraryVersion: string;
  /** Licence key of the commercial packages; empty when the deployer has none. */
  licenseKey: string;
  repositoryUrl: string;
  /** Address before a file's path that shows it in the repository of these docs. */
  sourceUrl: string;
  telemetry: boolean;
}
