/**
 * Where planned pages that are linked from elsewhere lead until they are written: to the page, or the
 * section of it, that is nearest to what they will say. Pages are below the root of the current
 * version. A planned page without an entry has an address that says so, and names sections.
 */
export const NEAREST_PAGES: Readonly<Record<string, string>> = {};

/** A section or a page below the root of the current version, and what it is called there. */
type Related = readonly [path: string, title: string];

/** What says something of the planned pages that have no such place, most telling first. */
export const RELATED_SECTIONS: Readonly<Record<string, readonly Related[]>> = {};
