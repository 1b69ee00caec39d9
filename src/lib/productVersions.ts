import { getProduct, PRODUCT_SLUGS, type ProductSlug } from './products';
import { DOCS_VERSIONS, getVersionRoot, type VersionName } from './docsVersions';

/** The docs versions of a product, newest first; all versions if no product is given. */
export function listProductVersions(
  product?: ProductSlug,
  versions = DOCS_VERSIONS,
): readonly VersionName[] {
  const first = product ? getProduct(product).firstMajor : 0;
  return versions.filter((version) => Number(version.slice(1)) >= first);
}

/** Whether a version has pages about a product. */
export function hasProduct(version: VersionName, product: ProductSlug): boolean {
  return listProductVersions(product).includes(version);
}

/**
 * `react-charts/bars/`, `api/charts/bar-chart/` → `charts`; undefined for pages that don't belong
 * to a product.
 */
export function findProduct(page: string): ProductSlug | undefined {
  const [, slug] = /^(?:react-|api\/)([a-z-]+?)\//.exec(page) ?? [];
  return PRODUCT_SLUGS.find((known) => known === slug);
}

/** A product's first page, below the root of any version. */
export function getProductPage(product: ProductSlug | undefined): string {
  return product ? `react-${product}/` : 'introduction/';
}

/** Pages that every version has, below its root. */
export const COMMON_PAGES: readonly string[] = [
  'introduction/',
  'introduction/installation/',
  'introduction/licensing/',
  'introduction/support/',
];

/**
 * The path (`/x/introduction/licensing/#pro-plan`) of the same page in a version. A product's page
 * is unchanged if the version lacks the product; so is a page that belongs to no product and isn't
 * one of the common ones.
 */
export function getPathInVersion(path: string, version: VersionName): string {
  const [, page = '', rest = ''] = /^\/x\/([^?#]*)(.*)$/.exec(path) ?? [];
  const product = findProduct(page);
  const isThere = product ? hasProduct(version, product) : COMMON_PAGES.includes(page);
  return isThere ? `${getVersionRoot(version)}${page}${rest}` : path;
}
