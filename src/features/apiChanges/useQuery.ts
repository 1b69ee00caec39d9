import { useAddressQuery } from '@site/src/components/useAddressQuery';
import { formatQuery, type ParsedQuery, parseQuery, type Query } from './query';

interface QueryState extends ParsedQuery {
  /** Shows another comparison or part of it; the way back leads here. */
  visit: (query: Query) => void;
  /** Narrows what is shown, without a step of its own on the way back. */
  refine: (query: Query) => void;
}

/** What the address says, and ways to change it. */
export function useQuery(): QueryState {
  const { parsed, visit, refine } = useAddressQuery(parseQuery, formatQuery);
  return { ...parsed, visit, refine };
}
