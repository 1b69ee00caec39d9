import { API_CHANGE_KINDS, type ApiChangeKind } from '@site/src/lib/contracts/apiChanges';
import type { FilteredGroup } from './filterChanges';

/** How many changes of each kind there are. */
export function countKinds(groups: readonly FilteredGroup[]): Record<ApiChangeKind, number> {
  const counts = Object.fromEntries(API_CHANGE_KINDS.map((kind) => [kind, 0])) as Record<
    ApiChangeKind,
    number
  >;
  for (const { changes } of groups) {
    for (const { kind } of changes) {
      counts[kind] += 1;
    }
  }
  return counts;
}
