/** Where the build writes which addresses there are, for readers who came to another. */
export const ADDRESS_BOOK_PATH = '/addresses.json';

/** Addresses are below the base URL and have slashes at both ends: `/x/react-charts/bars/`. */
export interface AddressBook {
  /** Every page of every version that was built, with its title. */
  pages: Readonly<Record<string, string>>;
  /** Old addresses and where they lead: to a page, perhaps with a hash, or to another site. */
  redirects: Readonly<Record<string, string>>;
}
