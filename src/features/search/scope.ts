import type { SearchScope } from '@site/src/lib/contracts/search';
import {
  CURRENT_VERSION,
  DOCS_VERSIONS,
  splitVersionPath,
  type VersionName,
} from '@site/src/lib/docsVersions';
import { getProduct, PRODUCT_SLUGS, type ProductSlug } from '@site/src/lib/products';
import { findProduct, listProductVersions } from '@site/src/lib/productVersions';

/** The subject of the current page. */
export interface SearchPlace {
  /** Undefined on pages that don't belong to a product. */
  product: ProductSlug | undefined;
  version: VersionName;
}

/** Where to search. */
export interface ScopeChoice {
  scope: SearchScope;
  version: VersionName;
}

/** A choice as stored; null if nothing was chosen. */
export interface StoredChoice {
  scope: string | null;
  version: string | null;
  /** `formatPlace` of the page where it was chosen. */
  place: string | null;
}

/** All scopes, in the order in which they're offered. */
export const SCOPES: readonly SearchScope[] = ['all', ...PRODUCT_SLUGS];

/** The place of a page. @param path without the base URL: `/x/v7/react-charts/bars/` */
export function readPlace(path: string): SearchPlace {
  const { version = CURRENT_VERSION, page = '' } = splitVersionPath(path) ?? {};
  return { product: findProduct(page), version };
}

/** A place as one word: `v7/charts`, `v8/`. */
export function formatPlace({ product, version }: SearchPlace): string {
  return `${version}/${product ?? ''}`;
}

/** The versions that can be searched in a scope, newest first. */
export function listScopeVersions(scope: SearchScope): readonly VersionName[] {
  return listProductVersions(scope === 'all' ? undefined : scope);
}

/** The product's name, for scopes that are products. */
export function getProductName(scope: ProductSlug): string {
  return getProduct(scope).name;
}

/**
 * Another scope in the same version. If the product doesn't exist in that version yet, its oldest
 * version is the nearest.
 */
export function changeScope({ version }: Pick<ScopeChoice, 'version'>, scope: SearchScope) {
  const versions = listScopeVersions(scope);
  return { scope, version: versions.includes(version) ? version : versions.at(-1)! };
}

/** The next or previous scope; wraps around. */
export function stepScope(scope: SearchScope, by: 1 | -1): SearchScope {
  return SCOPES.at((SCOPES.indexOf(scope) + by) % SCOPES.length)!;
}

/**
 * Where a search from a place starts. The reader's choice applies as long as they stay with the
 * product and version where they made it; elsewhere, search starts from the current page. The
 * choice of all products applies everywhere.
 */
export function chooseScope(place: SearchPlace, stored: StoredChoice): ScopeChoice {
  const isHere = stored.place === formatPlace(place);
  const scope = SCOPES.find((known) => known === stored.scope && (isHere || known === 'all'));
  const version = DOCS_VERSIONS.find((known) => isHere && known === stored.version);
  return changeScope({ version: version ?? place.version }, scope ?? place.product ?? 'all');
}
