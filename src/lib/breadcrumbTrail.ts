import { CURRENT_VERSION, getVersionRoot, splitVersionPath } from './docsVersions';
import { getProduct } from './products';
import { findProduct, getProductPage } from './productVersions';

/** A page on the path from the start of the docs to another page. */
export interface TrailStep {
  name: string;
  /** Without base URL. */
  path: string;
}

/**
 * The ancestors of a docs page, and the page itself. Groups of the navigation aren't included
 * because they have no page. So these are the introduction, the product's first page, and the page.
 *
 * @param path without base URL: `/x/v7/react-charts/bars/`
 */
export function getBreadcrumbTrail(path: string, title: string, brand: string): TrailStep[] {
  const { version, page } = splitVersionPath(path) ?? { version: CURRENT_VERSION, page: '' };
  const root = getVersionRoot(version);
  const product = findProduct(page);
  const above = [
    { name: brand, path: `${root}${getProductPage(undefined)}` },
    ...(product
      ? [{ name: getProduct(product).name, path: `${root}${getProductPage(product)}` }]
      : []),
  ];
  return [...above.filter((step) => step.path !== path), { name: title, path }];
}
