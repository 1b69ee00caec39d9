import type { VersionName } from '../docsVersions';
import { PRODUCT_SLUGS, type Plan, type ProductSlug } from '../products';

/** Where pages are that belong to no product: introduction, licensing, migration. */
export const GENERAL_SECTION = 'general';

/** Each has an index of its own in each version. */
export type SearchSection = ProductSlug | typeof GENERAL_SECTION;

export const SEARCH_SECTIONS: readonly SearchSection[] = [...PRODUCT_SLUGS, GENERAL_SECTION];

/** Where to look: in one product and the general pages, or everywhere. */
export type SearchScope = ProductSlug | 'all';

/** What a hit is, as it is said beside its name (`i18n/en/search.json`). */
export const SEARCH_KINDS = [
  'page',
  'heading',
  'demo',
  'component',
  'interface',
  'prop',
  'slot',
  'class',
  'event',
  'selector',
  'method',
  'export',
  'error',
  'problem',
] as const;

export type SearchKind = (typeof SEARCH_KINDS)[number];

/** Between passages of a text. */
export const PASSAGE_END = '\n';

/** One thing that can be found. */
export interface SearchEntry {
  kind: SearchKind;
  /** `columnVisibilityModel`, `Pin columns at the start`. */
  title: string;
  /** With the hash of its row or heading, without base URL: `/x/api/data-grid/data-grid/#…`. */
  path: string;
  /** Title of the page it stands on; undefined for pages themselves. */
  page?: string;
  /** Plan that it needs beyond the free one. */
  plan?: Plan;
  /**
   * What is said about it, as plain text: one passage (a paragraph, a row of a table, a listing) a
   * line. The first of a page is its description.
   */
  text?: string;
  /** What the section was called elsewhere, in words; found, but not shown. */
  aliases?: string;
}

export interface SearchHit extends SearchEntry {
  section: SearchSection;
  version: VersionName;
  /** The part of `text` that fits the query best. */
  excerpt?: string;
  /** Words of the title and the excerpt that were found, as they stand there. */
  matches: readonly string[];
}

export interface SearchRequest {
  query: string;
  scope: SearchScope;
  version: VersionName;
  /** Hits that are wanted at most. */
  limit: number;
  /**
   * Whether a name that is exactly the query counts in every product whose index is there already, as
   * `rowHeight` does in a search of the charts.
   */
  findsNamesElsewhere?: boolean;
}

export interface SearchAnswer {
  /** Best first. */
  hits: readonly SearchHit[];
  /** How many there are in all. */
  total: number;
  /** When nothing was found: the nearest names there are, best first. */
  nearest: readonly SearchHit[];
  /** Sections whose index did not come, such as those that are not stored where there is no network. */
  unread?: readonly SearchSection[];
}
