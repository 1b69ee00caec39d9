import type { SearchScope } from '@site/src/lib/contracts/search';
import {
  CURRENT_VERSION,
  DOCS_VERSIONS,
  splitVersionPath,
  type VersionName,
} from '@site/src/lib/docsVersions';
import { getProduct, PRODUCT_SLUGS, type ProductSlug } from '@site/src/lib/products';
import { findProduct, listProductVersions } from '@site/src/lib/productVersions';

/** What the page that the reader is on is about. */
export interface SearchPlace {
  /** Undefined on pages of no product. */
  product: ProductSlug | undefined;
  version: VersionName;
}

/** Where to search. */
export interface ScopeChoice {
  scope: SearchScope;
  version: VersionName;
}

/** A choice as storage holds it; null where nothing was chosen. */
export interface StoredChoice {
  scope: string | null;
  version: string | null;
  /** `formatPlace` of where it was chosen. */
  place: string | null;
}

/** Every scope, in the order in which they are offered. */
export const SCOPES: readonly SearchScope[] = ['all', ...PRODUCT_SLUGS];

/** The place of a page. @param path without the base URL: `/x/v7/react-charts/bars/` */
export function readPlace(path: string): SearchPlace {
  const { version = CURRENT_VERSION, page = '' } = splitVersionPath(path) ?? {};
  return { product: findProduct(page), version };
}

/** `v7/charts`, `v8/`: a place as one word. */
export function formatPlace({ product, version }: SearchPlace): string {
  return `${version}/${product ?? ''}`;
}

/** The versions that can be searched in a scope, newest first. */
export function listScopeVersions(scope: SearchScope): readonly VersionName[] {
  return listProductVersions(scope === 'all' ? undefined : scope);
}

/** The name of a scope that is a product. */
export function getProductName(scope: ProductSlug): string {
  return getProduct(scope).name;
}

/**
 * Another scope in the same version. Where the product is younger than the version, its oldest
 * version is the nearest.
 */
export function changeScope({ version }: Pick<ScopeChoice, 'version'>, scope: SearchScope) {
  const versions = listScopeVersions(scope);
  return { scope, version: versions.includes(version) ? version : versions.at(-1)! };
}

/** The scope after this one, or before it; after the last comes the first. */
export function stepScope(scope: SearchScope, by: 1 | -1): SearchScope {
  return SCOPES.at((SCOPES.indexOf(scope) + by) % SCOPES.length)!;
}

/**
 * Where a search from a place begins. What the reader has chosen holds as long as they stay with
 * the product and version where they chose it; elsewhere search starts from where they are. Whoever
 * chose all products wants them everywhere.
 */
export function chooseScope(place: SearchPlace, stored: StoredChoice): ScopeChoice {
  const isHere = stored.place === formatPlace(place);
  const scope = SCOPES.find((known) => known === stored.scope && (isHere || known === 'all'));
  const version = DOCS_VERSIONS.find((known) => isHere && known === stored.version);
  return changeScope({ version: version ?? place.version }, scope ?? place.product ?? 'all');
}
