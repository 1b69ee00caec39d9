import { useHistory, useLocation } from '@docusaurus/router';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { formatQuery, type ParsedQuery, parseQuery, type Query } from './query';

interface QueryState extends ParsedQuery {
  /** Shows another comparison or part of it; the way back leads here. */
  visit: (query: Query) => void;
  /** Narrows what is shown, without a step of its own on the way back. */
  refine: (query: Query) => void;
}

/** What the address says, and ways to change it. */
export function useQuery(): QueryState {
  const { search } = useLocation();
  const history = useHistory();
  const parsed = useMemo(() => parseQuery(search), [search]);

  const control = useRef<HTMLElement>();
  useEffect(() => {
    // After Docusaurus, which on every visit moves focus to the top.
    control.current?.focus({ preventScroll: true });
    control.current = undefined;
  }, [search]);

  const visit = useCallback(
    (query: Query) => {
      if (document.activeElement instanceof HTMLElement) {
        control.current = document.activeElement;
      }
      history.push({ search: formatQuery(query) });
    },
    [history],
  );
  const refine = useCallback(
    (query: Query) => history.replace({ search: formatQuery(query) }),
    [history],
  );
  return { ...parsed, visit, refine };
}
