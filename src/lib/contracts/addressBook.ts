/** Where the build writes which addresses there are, for readers who came to another. */
export const ADDRESS_BOOK_PATH = '/addresses.json';

/** A page that will stand at an address one day. */
export interface PlannedPage {
  title: string;
  /** What says something of it meanwhile, as addresses below the base URL, most telling first. */
  sections: readonly NamedAddress[];
}

/** A page or a section, with its title. */
export interface NamedAddress {
  path: string;
  title: string;
}

/** Addresses are below the base URL and have slashes at both ends: `/x/react-charts/bars/`. */
export interface AddressBook {
  /** Every page of every version that was built, with its title. */
  pages: Readonly<Record<string, string>>;
  /** Old addresses and where they lead: to a page, perhaps with a hash, or to another site. */
  redirects: Readonly<Record<string, string>>;
  /** By addresses of pages that are not written yet. */
  planned: Readonly<Record<string, PlannedPage>>;
}
