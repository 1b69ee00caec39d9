import {
  GENERAL_SECTION,
  SEARCH_KINDS,
  type SearchHit,
  type SearchKind,
} from '@site/src/lib/contracts/search';
import { CURRENT_VERSION, splitVersionPath } from '@site/src/lib/docsVersions';
import { findProduct } from '@site/src/lib/productVersions';
import { type Plan, PLANS } from '@site/src/lib/products';

const LEVELS = ['lvl6', 'lvl5', 'lvl4', 'lvl3', 'lvl2', 'lvl1', 'lvl0'] as const;

type Level = (typeof LEVELS)[number];
type Hierarchy<Value> = Partial<Record<Level, Value | null>>;

/** A value with matches enclosed in `<mark>` and `</mark>`. */
interface Highlight {
  value: string;
}

/**
 * A record of a DocSearch index, as returned by Algolia; with kind and plan if the crawler stores
 * them.
 */
export interface AlgoliaHit {
  objectID: string;
  url: string;
  type: Level | 'content';
  content?: string | null;
  hierarchy: Hierarchy<string>;
  kind?: string;
  plan?: string;
  _highlightResult?: { content?: Highlight; hierarchy?: Hierarchy<Highlight> };
  _snippetResult?: { content?: Highlight };
}

const MARKED = /<mark>(.*?)<\/mark>/g;

function listMarked({ content, hierarchy = {} }: NonNullable<AlgoliaHit['_highlightResult']>) {
  const values = [...Object.values(hierarchy), content].map((found) => found?.value ?? '');
  return [...new Set(values.flatMap((value) => [...value.matchAll(MARKED)].map(([, m]) => m!)))];
}

const unmark = (text: string) => text.replaceAll(/<\/?mark>/g, '');

function findKind({ kind, type }: AlgoliaHit): SearchKind {
  return SEARCH_KINDS.find((known) => known === kind) ?? (type === 'lvl1' ? 'page' : 'heading');
}

/**
 * Converts a record of the index at Algolia to a hit. The index contains URLs of the published
 * site; the reader stays on the site they're on.
 *
 * @param baseUrl of this site, with slashes at both ends
 */
export function toSearchHit(hit: AlgoliaHit, baseUrl: string): SearchHit {
  const { pathname, hash } = new URL(hit.url, 'https://site.invalid');
  const page = pathname.startsWith(baseUrl) ? pathname.slice(baseUrl.length) : pathname.slice(1);
  const place = splitVersionPath(`/${page}`);
  const levels = LEVELS.flatMap((level) => hit.hierarchy[level] ?? []);
  const plan = PLANS.find((known): known is Plan => known === hit.plan);
  const pageTitle = hit.hierarchy.lvl1;
  const kind = findKind(hit);
  return {
    kind,
    title: unmark(levels[0] ?? page),
    path: `/${page}${hash}`,
    ...(kind !== 'page' && pageTitle && { page: unmark(pageTitle) }),
    ...(plan && { plan }),
    ...(hit.content && { text: unmark(hit.content) }),
    excerpt: unmark(hit._snippetResult?.content?.value ?? hit.content ?? ''),
    matches: listMarked(hit._highlightResult ?? {}),
    section: findProduct(place?.page ?? '') ?? GENERAL_SECTION,
    version: place?.version ?? CURRENT_VERSION,
  };
}
