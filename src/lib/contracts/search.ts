import type { VersionName } from '../docsVersions';
import { PRODUCT_SLUGS, type Plan, type ProductSlug } from '../products';

/** For pages that don't belong to a product: introduction, licensing, migration. */
export const GENERAL_SECTION = 'general';

/** Each has its own index in each version. */
export type SearchSection = ProductSlug | typeof GENERAL_SECTION;

export const SEARCH_SECTIONS: readonly SearchSection[] = [...PRODUCT_SLUGS, GENERAL_SECTION];

/** Where to search: in one product and the general pages, or everywhere. */
export type SearchScope = ProductSlug | 'all';

/** The kind of a hit, as shown next to its name (`i18n/en/search.json`). */
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

/** Kinds whose titles are prose; the others' titles are names in code. */
export const PROSE_KINDS: ReadonlySet<SearchKind> = new Set([
  'page',
  'heading',
  'demo',
  'error',
  'problem',
]);

/** Separates the passages of a text. */
export const PASSAGE_END = '\n';

/** A searchable item. */
export interface SearchEntry {
  kind: SearchKind;
  /** `columnVisibilityModel`, `Pin columns at the start`. */
  title: string;
  /** With the hash of its row or heading, without base URL: `/x/api/data-grid/data-grid/#…`. */
  path: string;
  /** Title of the page that contains it; undefined for pages themselves. */
  page?: string;
  /** The plan it requires, if it isn't free. */
  plan?: Plan;
  /**
   * The text about it, as plain text with one passage (a paragraph, a table row, a code block) per
   * line. A page's first passage is its description.
   */
  text?: string;
  /** Other names of the section, in words; searched, but not shown. */
  aliases?: string;
}

export interface SearchHit extends SearchEntry {
  section: SearchSection;
  version: VersionName;
  /** The part of `text` that matches the query best. */
  excerpt?: string;
  /** Words of the title and the excerpt that were found, as written there. */
  matches: readonly string[];
  /**
   * Other pages of the product with a row of that kind and name, best first: `DataGridPro` for a
   * prop of `DataGrid`.
   */
  also?: readonly HitPlace[];
}

/** Where a row is. */
export interface HitPlace {
  /** The page's title: `DataGridPro`. */
  page: string;
  /** With the hash of the row, without base URL. */
  path: string;
}

export interface SearchRequest {
  query: string;
  scope: SearchScope;
  version: VersionName;
  /** The maximum number of hits. */
  limit: number;
  /**
   * Whether an exact name counts as a match in all products whose index is already loaded, such as
   * `rowHeight` in a search of the charts.
   */
  findsNamesElsewhere?: boolean;
}

export interface SearchAnswer {
  /** Best first. */
  hits: readonly SearchHit[];
  /** The total number of hits. */
  total: number;
  /** If nothing was found: the nearest existing names, best first. */
  nearest: readonly SearchHit[];
  /** Sections whose index couldn't be loaded, such as those that aren't stored when offline. */
  unread?: readonly SearchSection[];
}
