import { useAddressQuery } from '@site/src/components/useAddressQuery';
import { formatSearchQuery, type PageQuery, parseSearchAddress } from '../address';

interface PageQueryState {
  query: PageQuery;
  /** Shows another search or page of results, as a new history entry. */
  visit: (query: PageQuery) => void;
  /** Follows what is typed without adding a history entry. */
  refine: (query: PageQuery) => void;
}

/** The query from the URL, and functions to change it. */
export function usePageQuery(): PageQueryState {
  const { parsed, visit, refine } = useAddressQuery(parseSearchAddress, formatSearchQuery);
  return { query: parsed, visit, refine };
}
