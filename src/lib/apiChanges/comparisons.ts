import { PRODUCT_SLUGS } from '../products';
import { type ApiMajor, type ApiProductId } from '../contracts/api';
import { listProductVersions } from '../productVersions';

export interface Comparison {
  product: ApiProductId;
  from: ApiMajor;
  to: ApiMajor;
}

/** The majors of a product, oldest first. */
export function listMajors(product: ApiProductId): ApiMajor[] {
  return listProductVersions(product).toReversed();
}

/** All pairs of majors of all products, with the latest step of each product first. */
export function listComparisons(): Comparison[] {
  return PRODUCT_SLUGS.flatMap((product) => {
    const majors = listMajors(product);
    return majors
      .flatMap((from, index) => majors.slice(index + 1).map((to) => ({ product, from, to })))
      .reverse();
  });
}

/** The URL of a list of changes, without the site's base URL: `/x/api/changes/charts/v7-v8.md`. */
export function getChangesFile(
  { product, from, to }: Comparison,
  extension: 'json' | 'md',
): string {
  return `/x/api/changes/${product}/${from}-${to}.${extension}`;
}
