import texts from '@site/i18n/en/products.json';
import type { PageProductId } from '@site/src/lib/contracts/products';
import { createTranslate } from '../i18n';

export type Plan = 'community' | 'pro' | 'premium';

export interface Product {
  /** As in paths: `/x/react-data-grid/`. */
  slug: 'data-grid' | 'date-pickers' | 'charts' | 'tree-view';
  /** Name in the header and on cards. */
  name: string;
  /** Package of each plan that the product has. */
  packages: Partial<Record<Plan, string>>;
}

export const PRODUCTS: readonly Product[] = [
  {
    slug: 'data-grid',
    name: 'Data Grid',
    packages: {
      community: '@mui/x-data-grid',
      pro: '@mui/x-data-grid-pro',
      premium: '@mui/x-data-grid-premium',
    },
  },
  {
    slug: 'date-pickers',
    name: 'Date Pickers',
    packages: { community: '@mui/x-date-pickers', pro: '@mui/x-date-pickers-pro' },
  },
  {
    slug: 'charts',
    name: 'Charts',
    packages: { community: '@mui/x-charts', pro: '@mui/x-charts-pro' },
  },
  {
    slug: 'tree-view',
    name: 'Tree View',
    packages: { community: '@mui/x-tree-view', pro: '@mui/x-tree-view-pro' },
  },
];

export const t = createTranslate({ en: texts });

export function getProduct(slug: Product['slug']): Product {
  return PRODUCTS.find((product) => product.slug === slug)!;
}

/** The product that a product id such as `x-data-grid` names, if any. */
export function findProductById(id: PageProductId | string | undefined): Product | undefined {
  return PRODUCTS.find((product) => `x-${product.slug}` === id);
}

export function getProductPath(product: Product, page = ''): string {
  return `/x/react-${product.slug}/${page && `${page}/`}`;
}
