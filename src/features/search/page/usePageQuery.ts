import { useAddressQuery } from '@site/src/components/useAddressQuery';
import { formatSearchQuery, type PageQuery, parseSearchAddress } from '../address';

interface PageQueryState {
  query: PageQuery;
  /** Shows another search or page of it; the way back leads here. */
  visit: (query: PageQuery) => void;
  /** Follows what is being typed, without a step of its own on the way back. */
  refine: (query: PageQuery) => void;
}

/** What the address asks for, and ways to change it. */
export function usePageQuery(): PageQueryState {
  const { parsed, visit, refine } = useAddressQuery(parseSearchAddress, formatSearchQuery);
  return { query: parsed, visit, refine };
}
