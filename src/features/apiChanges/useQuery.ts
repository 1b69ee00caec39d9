import { useAddressQuery } from '@site/src/components/useAddressQuery';
import { formatQuery, type ParsedQuery, parseQuery, type Query } from './query';

interface QueryState extends ParsedQuery {
  /** Shows another comparison or part of one, as a new history entry. */
  visit: (query: Query) => void;
  /** Narrows what is shown without adding a history entry. */
  refine: (query: Query) => void;
}

/** The query from the URL, and functions to change it. */
export function useQuery(): QueryState {
  const { parsed, visit, refine } = useAddressQuery(parseQuery, formatQuery);
  return { ...parsed, visit, refine };
}
