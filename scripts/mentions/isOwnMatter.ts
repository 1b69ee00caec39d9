import { getProductPath, PRODUCTS } from '../../src/lib/products';

const findProduct = (path: string) =>
  PRODUCTS.find((product) => `${path}/`.startsWith(getProductPath(product)));

/** Whether a page that contains a title means that page: other products have similar titles. */
export function isOwnMatter(path: string, titledPath: string): boolean {
  const product = findProduct(path);
  const titled = findProduct(titledPath);
  return !product || !titled || product === titled;
}
