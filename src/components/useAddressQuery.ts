import { useHistory, useLocation } from '@docusaurus/router';
import { useCallback, useEffect, useMemo, useRef } from 'react';

interface AddressQuery<Parsed, Query> {
  /** The query from the URL. */
  parsed: Parsed;
  /** Shows something else, as a new history entry. */
  visit: (query: Query) => void;
  /** Follows what is typed without adding a history entry. */
  refine: (query: Query) => void;
}

/**
 * The state of a page, stored in the query of its URL. `parse` and `format` (with its question
 * mark) must be stable.
 */
export function useAddressQuery<Parsed, Query>(
  parse: (search: string) => Parsed,
  format: (query: Query) => string,
): AddressQuery<Parsed, Query> {
  const { search } = useLocation();
  const history = useHistory();
  const parsed = useMemo(() => parse(search), [parse, search]);

  const control = useRef<HTMLElement>();
  useEffect(() => {
    // After Docusaurus, which moves the focus to the top on every navigation.
    control.current?.focus({ preventScroll: true });
    control.current = undefined;
  }, [search]);

  const visit = useCallback(
    (query: Query) => {
      if (document.activeElement instanceof HTMLElement) {
        control.current = document.activeElement;
      }
      history.push({ search: format(query) });
    },
    [format, history],
  );
  const refine = useCallback(
    (query: Query) => history.replace({ search: format(query) }),
    [format, history],
  );
  return { parsed, visit, refine };
}
