/** Where the build writes the list of existing URLs, for readers at an unknown one. */
export const ADDRESS_BOOK_PATH = '/addresses.json';

/** Paths are below the base URL and have slashes at both ends: `/x/react-charts/bars/`. */
export interface AddressBook {
  /** Every page of every built version, with its title. */
  pages: Readonly<Record<string, string>>;
  /** Old paths and their targets: a page, possibly with a hash, or another site. */
  redirects: Readonly<Record<string, string>>;
}
