/** The product ids that a page's front matter may name. */
export const PAGE_PRODUCT_IDS = [
  'x-data-grid',
  'x-date-pickers',
  'x-charts',
  'x-tree-view',
] as const;

export type PageProductId = (typeof PAGE_PRODUCT_IDS)[number];
