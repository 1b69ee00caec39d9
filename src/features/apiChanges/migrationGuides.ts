import type { Comparison } from '@site/src/lib/apiChanges/comparisons';
import { API_MAJORS, type ApiMajor, type ApiProductId } from '@site/src/lib/contracts/api';

export interface MigrationGuide {
  from: ApiMajor;
  to: ApiMajor;
  /** `/x/migration/migration-pickers-v7/` */
  path: string;
}

/** What the guides call the products. */
const GUIDE_NAMES: Readonly<Record<ApiProductId, string>> = {
  'data-grid': 'data-grid',
  'date-pickers': 'pickers',
  charts: 'charts',
  'tree-view': 'tree-view',
};

/** The guides that have a page. A link to any other would lead nowhere. */
const WRITTEN_GUIDES: readonly string[] = [];

/** The guides for every step between two majors, oldest first, as far as they are written. */
export function listMigrationGuides(
  { product, from, to }: Comparison,
  written: readonly string[] = WRITTEN_GUIDES,
): MigrationGuide[] {
  const start = API_MAJORS.indexOf(from);
  return API_MAJORS.slice(start, API_MAJORS.indexOf(to))
    .map((major, index) => ({
      from: major,
      to: API_MAJORS[start + index + 1]!,
      path: `/x/migration/migration-${GUIDE_NAMES[product]}-${major}/`,
    }))
    .filter(({ path }) => written.includes(path));
}
