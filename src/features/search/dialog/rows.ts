import type { SearchHit, SearchSection } from '@site/src/lib/contracts/search';
import type { Outcome, Way } from '../answers/findOutcome';
import { getSectionName, t } from '../texts';

/** An option in the list: a hit, another place to search, or a retry. */
export type SearchRow =
  | {
      type: 'hit';
      hit: SearchHit;
      /** Whether it only names another page, below the hit that it belongs to. */
      isAlso?: boolean;
    }
  | { type: 'way'; way: Way }
  | { type: 'retry' };

/** Options under a heading. */
export interface RowGroup {
  title: string;
  rows: readonly SearchRow[];
}

const toRow = (hit: SearchHit): SearchRow => ({ type: 'hit', hit });

/** Other pages with the same name that the dialog lists; the page of results has all of them. */
const MAX_ALSO = 6;

/** A hit, and the other pages with the same name. */
const toRows = (hit: SearchHit): SearchRow[] => [
  toRow(hit),
  ...(hit.also ?? []).slice(0, MAX_ALSO).map((place) => ({
    type: 'hit' as const,
    hit: { ...hit, ...place, also: [] },
    isAlso: true,
  })),
];

/** Hits by section, in the order of each section's best hit. */
function groupHits(hits: readonly SearchHit[]): RowGroup[] {
  const groups = new Map<SearchSection, SearchHit[]>();
  for (const hit of hits) {
    groups.set(hit.section, [...(groups.get(hit.section) ?? []), hit]);
  }
  return [...groups].map(([section, found]) => ({
    title: getSectionName(section),
    rows: found.flatMap(toRows),
  }));
}

/**
 * What the list shows for an outcome: hits followed by all products; without hits, the places with
 * results followed by the nearest names.
 */
export function createGroups({ answer, ways }: Outcome): RowGroup[] {
  const groups = [
    ...groupHits(answer.hits),
    { title: t('groups.elsewhere'), rows: ways.map((way) => ({ type: 'way' as const, way })) },
    { title: t('groups.nearest'), rows: answer.total > 0 ? [] : answer.nearest.map(toRow) },
  ];
  return groups.filter(({ rows }) => rows.length > 0);
}

/** What the list shows if the index couldn't be loaded. */
export const FAILED_GROUPS: readonly RowGroup[] = [
  { title: t('groups.failed'), rows: [{ type: 'retry' }] },
];
