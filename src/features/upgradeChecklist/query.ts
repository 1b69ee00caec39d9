import { type GuideOutline, type GuideStart } from '@site/src/lib/contracts/upgradeChecklist';
import type { VersionName } from '@site/src/lib/docsVersions';
import { PRODUCT_SLUGS, type ProductSlug } from '@site/src/lib/products';
import { getRank, listEnds, listStarts } from './majors';
import { listFeatures } from './texts';

/** What a reader upgrades, as specified by the URL. */
export interface Query {
  from: GuideStart;
  to: VersionName;
  products: readonly ProductSlug[];
  /** Features that the reader doesn't use, as `data-grid.editing`. */
  without: readonly string[];
}

/** A part of the URL that is invalid. */
export type QueryDiagnostic =
  | { type: 'majors'; from: string; to: string }
  | { type: 'product' | 'feature'; value: string };

export interface ParsedQuery {
  query: Query;
  diagnostics: readonly QueryDiagnostic[];
}

type Spans = readonly Pick<GuideOutline, 'from' | 'to'>[];

export const toFeatureKey = (product: ProductSlug, id: string) => `${product}.${id}`;

/** All features, ordered by product. */
const FEATURE_KEYS = PRODUCT_SLUGS.flatMap((product) =>
  listFeatures(product).map(({ id }) => toFeatureKey(product, id)),
);

/** The upgrade that most readers are about to do: to the latest major, from the one before. */
function getLatest(guides: Spans): Pick<Query, 'from' | 'to'> {
  return { from: listStarts(guides).at(-1)!, to: listEnds(guides).at(-1)! };
}

function parseMajors(guides: Spans, from: string | null, to: string | null) {
  const latest = getLatest(guides);
  const start =
    from === null ? latest.from : listStarts(guides).find((candidate) => candidate === from);
  const end = to === null ? latest.to : listEnds(guides).find((candidate) => candidate === to);
  return start && end && getRank(start) < getRank(end) ? { from: start, to: end } : undefined;
}

/** The requested values that are known, in the known order; reports the others. */
function choose<Value extends string>(
  known: readonly Value[],
  wanted: readonly string[],
  tell: (value: string) => void,
): Value[] {
  wanted.filter((value) => !known.some((one) => one === value)).forEach(tell);
  return known.filter((value) => wanted.includes(value));
}

/**
 * Parses `?from=…&to=…&product=…&product=…&without=…`; invalid values fall back to defaults. A
 * single empty `product=` means that none is chosen.
 */
export function parseQuery(guides: Spans, search: string): ParsedQuery {
  const params = new URLSearchParams(search);
  const diagnostics: QueryDiagnostic[] = [];
  const [from, to] = [params.get('from'), params.get('to')];
  const majors = parseMajors(guides, from, to);
  if (!majors) {
    diagnostics.push({ type: 'majors', from: from ?? '', to: to ?? '' });
  }
  const wanted = params.getAll('product');
  const products = choose(PRODUCT_SLUGS, wanted.filter(Boolean), (value) =>
    diagnostics.push({ type: 'product', value }),
  );
  const isEmpty = wanted.length > 0 && wanted.every((value) => value === '');
  const without = choose(FEATURE_KEYS, params.getAll('without'), (value) =>
    diagnostics.push({ type: 'feature', value }),
  );
  return {
    query: {
      ...(majors ?? getLatest(guides)),
      products: products.length > 0 || isEmpty ? products : PRODUCT_SLUGS.slice(0, 1),
      without,
    },
    diagnostics,
  };
}

/** The URL of a choice, with all parameters, so that a shared link shows the same next year. */
export function formatQuery({ from, to, products, without }: Query): string {
  const params = new URLSearchParams({ from, to });
  (products.length > 0 ? products : ['']).forEach((product) => params.append('product', product));
  without.forEach((key) => params.append('without', key));
  return `?${params.toString()}`;
}

/**
 * The choice with a different start or end, and whatever follows from that: the end comes after the
 * start.
 */
export function changeMajors(
  guides: Spans,
  query: Query,
  change: Partial<Pick<Query, 'from' | 'to'>>,
): Query {
  const { from, to } = { ...query, ...change };
  if (getRank(from) < getRank(to)) {
    return { ...query, from, to };
  }
  return change.to === undefined
    ? { ...query, from, to: listEnds(guides).find((end) => getRank(end) > getRank(from))! }
    : { ...query, to, from: listStarts(guides).findLast((start) => getRank(start) < getRank(to))! };
}

/** The choice with some of a product's features marked as used or unused. */
export function changeFeatures(
  query: Query,
  product: ProductSlug,
  ids: readonly string[],
  isUsed: boolean,
): Query {
  const keys = ids.map((id) => toFeatureKey(product, id));
  const isWithout = (key: string) => (keys.includes(key) ? !isUsed : query.without.includes(key));
  return { ...query, without: FEATURE_KEYS.filter(isWithout) };
}
