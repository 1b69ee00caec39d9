import { PRODUCT_SLUGS } from '@site/src/lib/products';
import { listMajors, type Comparison } from '@site/src/lib/apiChanges/comparisons';
import type { ApiProductId } from '@site/src/lib/contracts/api';
import { API_CHANGE_KINDS, type ApiChangeKind } from '@site/src/lib/contracts/apiChanges';

/** What a page shows, as specified by its URL. */
export interface Query extends Comparison {
  /** Name of a component, interface or list; empty for all. */
  component: string;
  /** Kinds to show; empty for all. */
  kinds: readonly ApiChangeKind[];
  /** The filter's text. */
  text: string;
}

/** A part of the URL that is invalid. */
export type QueryDiagnostic =
  | { type: 'product'; value: string }
  | { type: 'majors'; from: string; to: string }
  | { type: 'kind'; value: string };

export interface ParsedQuery {
  query: Query;
  diagnostics: readonly QueryDiagnostic[];
}

const DEFAULT_PRODUCT: ApiProductId = 'data-grid';

/** The step that most readers are about to take. */
export function getLatestStep(product: ApiProductId): Comparison {
  const [from, to] = listMajors(product).slice(-2);
  return { product, from: from!, to: to! };
}

function find<Value extends string>(values: readonly Value[], text: string | null) {
  return values.find((value) => value === text);
}

function parseMajors(product: ApiProductId, from: string | null, to: string | null) {
  const majors = listMajors(product);
  const latest = getLatestStep(product);
  const newer = to === null ? latest.to : find(majors, to);
  const older = from === null ? majors[newer ? majors.indexOf(newer) - 1 : -1] : find(majors, from);
  return older && newer && majors.indexOf(older) < majors.indexOf(newer)
    ? { product, from: older, to: newer }
    : undefined;
}

/**
 * Reads `?product=…&from=…&to=…&component=…&kind=…&kind=…&q=…`; invalid values fall back to
 * defaults.
 */
export function parseQuery(search: string): ParsedQuery {
  const params = new URLSearchParams(search);
  const diagnostics: QueryDiagnostic[] = [];

  const wanted = params.get('product');
  const product = find(PRODUCT_SLUGS, wanted) ?? DEFAULT_PRODUCT;
  if (wanted !== null && wanted !== product) {
    diagnostics.push({ type: 'product', value: wanted });
  }

  const [from, to] = [params.get('from'), params.get('to')];
  const majors = parseMajors(product, from, to);
  if (!majors) {
    diagnostics.push({ type: 'majors', from: from ?? '', to: to ?? '' });
  }

  const kinds = params.getAll('kind').flatMap((value) => {
    const kind = find(API_CHANGE_KINDS, value);
    if (!kind) {
      diagnostics.push({ type: 'kind', value });
    }
    return kind ?? [];
  });

  return {
    query: {
      ...(majors ?? getLatestStep(product)),
      component: params.get('component') ?? '',
      kinds: API_CHANGE_KINDS.filter((kind) => kinds.includes(kind)),
      text: params.get('q') ?? '',
    },
    diagnostics,
  };
}

/** The URL of a query, with all parameters, so that a shared link shows the same next year. */
export function formatQuery({ product, from, to, component, kinds, text }: Query): string {
  const params = new URLSearchParams({ product, from, to });
  if (component) {
    params.set('component', component);
  }
  kinds.forEach((kind) => params.append('kind', kind));
  if (text) {
    params.set('q', text);
  }
  return `?${params.toString()}`;
}

/**
 * The query with a different product or a different older or newer major, and whatever follows from
 * that.
 */
export function changeComparison(query: Query, change: Partial<Comparison>): Query {
  const product = change.product ?? query.product;
  const majors = listMajors(product);
  const newest = majors.length - 1;
  const index = {
    from: Math.max(0, majors.indexOf(change.from ?? query.from)),
    to: Math.max(1, majors.indexOf(change.to ?? query.to)),
  };
  const from = change.to === undefined ? index.from : Math.min(index.from, index.to - 1);
  const to = Math.max(index.to, from + 1);
  return {
    ...query,
    product,
    from: majors[from]!,
    to: majors[Math.min(to, newest)]!,
    component: product === query.product ? query.component : '',
  };
}
