import { useHistory, useLocation } from '@docusaurus/router';
import { useCallback, useEffect, useMemo, useRef } from 'react';

interface AddressQuery<Parsed, Query> {
  /** What the address says. */
  parsed: Parsed;
  /** Shows something else; the way back leads here. */
  visit: (query: Query) => void;
  /** Follows what is being typed, without a step of its own on the way back. */
  refine: (query: Query) => void;
}

/**
 * What a page shows, kept in the query of its address. `parse` and `format` (with its question mark)
 * must stay the same functions.
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
    // After Docusaurus, which on every visit moves focus to the top.
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
