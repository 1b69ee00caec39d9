import { useAddressQuery } from '@site/src/components/useAddressQuery';
import type { GuideOutline } from '@site/src/lib/contracts/upgradeChecklist';
import { useCallback } from 'react';
import { formatQuery, type ParsedQuery, parseQuery, type Query } from './query';

interface QueryState extends ParsedQuery {
  /** Shows another upgrade, as a new history entry. */
  visit: (query: Query) => void;
  /** Changes what is shown of it without adding a history entry. */
  refine: (query: Query) => void;
}

/** The choice from the URL, and functions to change it. */
export function useQuery(guides: readonly GuideOutline[]): QueryState {
  const parse = useCallback((search: string) => parseQuery(guides, search), [guides]);
  const { parsed, visit, refine } = useAddressQuery(parse, formatQuery);
  return { ...parsed, visit, refine };
}
