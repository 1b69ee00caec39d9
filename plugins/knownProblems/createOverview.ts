import type { Node } from 'unist';
import { getProduct, PRODUCT_SLUGS } from '../../src/lib/products';
import { createConcerns, createHeading, createItem, createList, getPagePath } from './problemNodes';
import type { LocatedProblem } from './readProblems';

/** Search gets these names from their own pages. */
const HIDDEN = { 'data-search': 'none' } as const;

/**
 * All problems: a heading for each product, with a subheading for each page that has problems of
 * its own.
 */
export function createOverview(
  problems: readonly LocatedProblem[],
  titles: ReadonlyMap<string, string>,
): Node[] {
  return PRODUCT_SLUGS.flatMap((slug) => {
    const own = problems.filter(({ product }) => product === slug);
    const pages = [...new Set(own.map((problem) => getPagePath(problem.pages[0])))];
    const groups = pages.flatMap((page) => [
      createHeading(3, titles.get(page) ?? page, HIDDEN),
      createList(
        own
          .filter((problem) => getPagePath(problem.pages[0]) === page)
          .map((problem) =>
            createItem(problem, { isOwn: false, more: createConcerns(problem, titles) }),
          ),
      ),
    ]);
    return own.length > 0 ? [createHeading(2, getProduct(slug).name, HIDDEN), ...groups] : [];
  });
}
