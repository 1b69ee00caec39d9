/** Where the licenses of a docs version's dependencies are published, below the base URL. */
export function getLicensesPath(version: string): string {
  return `licenses/${version}.txt`;
}

/** Where the list of packages that build and serve the site is published: CycloneDX, as JSON. */
export const BILL_OF_MATERIALS_PATH = 'sbom.cdx.json';

/** Next to a runner: folders of the packages in it, relative to the site. */
export const LISTED_PACKAGES_FILE = 'packages.json';
