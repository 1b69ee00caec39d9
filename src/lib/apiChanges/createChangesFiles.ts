import { PRODUCT_SLUGS } from '../products';
import { API_MAJORS, type ApiProduct } from '../contracts/api';
import { getChangesFile } from './comparisons';
import { compareProducts } from './compareProducts';
import { formatMarkdown } from './formatMarkdown';
import { RENAMES } from './renames';

export interface ChangesFile {
  /** Below the site's root: `x/api/changes/data-grid/v7-v8.json`. */
  path: string;
  content: string;
}

function getPath(...args: Parameters<typeof getChangesFile>): string {
  return getChangesFile(...args).slice(1);
}

/**
 * The list of changes of every product between any two of its majors, as JSON (`ApiChanges`) and
 * as Markdown.
 *
 * @param models of any products and majors, in any order
 */
export function createChangesFiles(models: readonly ApiProduct[]): ChangesFile[] {
  return PRODUCT_SLUGS.flatMap((product) => {
    const majors = API_MAJORS.flatMap((major) =>
      models.filter((model) => model.product === product && model.major === major),
    );
    return majors.flatMap((from, index) =>
      majors.slice(index + 1).flatMap((to) => {
        const changes = compareProducts(from, to, RENAMES);
        const comparison = { product, from: from.major, to: to.major };
        return [
          { path: getPath(comparison, 'json'), content: JSON.stringify(changes) },
          { path: getPath(comparison, 'md'), content: formatMarkdown(changes) },
        ];
      }),
    );
  });
}
