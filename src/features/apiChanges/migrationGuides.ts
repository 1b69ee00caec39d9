import type { Comparison } from '@site/src/lib/apiChanges/comparisons';
import { getVersionRoot } from '@site/src/lib/docsVersions';
import { getProduct } from '@site/src/lib/products';
import { API_MAJORS, type ApiMajor } from '@site/src/lib/contracts/api';

export interface MigrationGuide {
  from: ApiMajor;
  to: ApiMajor;
  /** `/x/v7/migration/migration-pickers-v6/` */
  path: string;
}

/** The guides that have a page, with the docs of the major that they lead to. */
const WRITTEN_GUIDES: readonly string[] = [
  '/x/v7/migration/migration-data-grid-v6/',
  '/x/v7/migration/migration-pickers-v6/',
  '/x/v7/migration/migration-charts-v6/',
  '/x/v7/migration/migration-tree-view-v6/',
  '/x/v6/migration/migration-data-grid-v5/',
  '/x/v6/migration/migration-pickers-v5/',
  '/x/v5/migration/migration-data-grid-v4/',
];

/** The guides for every step between two majors, oldest first, as far as they are written. */
export function listMigrationGuides(
  { product, from, to }: Comparison,
  written: readonly string[] = WRITTEN_GUIDES,
): MigrationGuide[] {
  const { slug, guide = slug } = getProduct(product);
  const start = API_MAJORS.indexOf(from);
  return API_MAJORS.slice(start, API_MAJORS.indexOf(to))
    .map((major, index) => {
      const next = API_MAJORS[start + index + 1]!;
      return {
        from: major,
        to: next,
        path: `${getVersionRoot(next)}migration/migration-${guide}-${major}/`,
      };
    })
    .filter(({ path }) => written.includes(path));
}
