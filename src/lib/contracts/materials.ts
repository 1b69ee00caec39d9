/** Where the licenses of what a docs version is made of are published, below the base URL. */
export function getLicensesPath(version: string): string {
  return `licenses/${version}.txt`;
}

/** Where the list of packages that build and serve the site is published: CycloneDX, as JSON. */
export const BILL_OF_MATERIALS_PATH = 'sbom.cdx.json';

/** Beside a runner: folders of the packages in it, relative to the site. */
export const LISTED_PACKAGES_FILE = 'packages.json';
