import { listEntries } from '@site/nav/entries';
import { migration } from '@site/nav/migration';
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

/** The guides that have a page: those in the navigation. */
const WRITTEN_GUIDES: readonly string[] = listEntries([migration]).map(({ pathname }) =>
  pathname.replace('pathname://', '').replace(/\/?$/, '/'),
);

/** The existing guides for every step between two majors, oldest first. */
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
