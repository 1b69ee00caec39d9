import type { SearchHit, SearchSection } from '@site/src/lib/contracts/search';

/** How many pages there are, at least one. */
export function countPages(total: number, size: number): number {
  return Math.max(1, Math.ceil(total / size));
}

/** The hits of one page, from 1, by section: each where its best hit stands. */
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
