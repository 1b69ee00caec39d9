import type { SearchHit, SearchSection } from '@site/src/lib/contracts/search';

/** The number of pages, at least one. */
export function countPages(total: number, size: number): number {
  return Math.max(1, Math.ceil(total / size));
}

/** The hits of one page (1-based) by section, in the order of each section's best hit. */
export function groupPage(
  hits: readonly SearchHit[],
  page: number,
  size: number,
): [section: SearchSection, hits: SearchHit[]][] {
  const groups = new Map<SearchSection, SearchHit[]>();
  for (const hit of hits.slice((page - 1) * size, page * size)) {
    groups.set(hit.section, [...(groups.get(hit.section) ?? []), hit]);
  }
  return [...groups];
}
