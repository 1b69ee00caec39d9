import { useAddressQuery } from '@site/src/components/useAddressQuery';
import type { GuideOutline } from '@site/src/lib/contracts/upgradeChecklist';
import { useCallback } from 'react';
import { formatQuery, type ParsedQuery, parseQuery, type Query } from './query';

interface QueryState extends ParsedQuery {
  /** Shows another upgrade; the way back leads here. */
  visit: (query: Query) => void;
  /** Changes what is shown of it, without a step of its own on the way back. */
  refine: (query: Query) => void;
}

/** What the address says, and ways to change it. */
export function useQuery(guides: readonly GuideOutline[]): QueryState {
  const parse = useCallback((search: string) => parseQuery(guides, search), [guides]);
  const { parsed, visit, refine } = useAddressQuery(parse, formatQuery);
  return { ...parsed, visit, refine };
}
