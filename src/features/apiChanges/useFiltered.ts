import type { ApiChangeGroup } from '@site/src/lib/contracts/apiChanges';
import { useDeferredValue, useMemo } from 'react';
import { type FilteredGroup, filterChanges } from './filterChanges';
import type { Query } from './query';

interface Filtered {
  /** What matches. */
  shown: readonly FilteredGroup[];
  /** What would match if all kinds were shown. */
  ofAnyKind: readonly FilteredGroup[];
}

/** The changes that match a query. While the reader types, the list may lag behind the field. */
export function useFiltered(
  groups: readonly ApiChangeGroup[],
  { component, kinds, text: typed }: Query,
): Filtered {
  const text = useDeferredValue(typed);
  const ofAnyKind = useMemo(
    () => filterChanges(groups, { component, text, kinds: [] }),
    [groups, component, text],
  );
  const shown = useMemo(
    () => filterChanges(groups, { component, text, kinds }),
    [groups, component, text, kinds],
  );
  return { shown, ofAnyKind };
}
