import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { useLocation } from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';

/** On what the page for unknown addresses holds, and no other page. */
export const NOT_FOUND_ATTRIBUTE = 'data-not-found';

/**
 * The path of the page, as markup may depend on it. One file is served at every unknown address:
 * while that is hydrated, it is the path that the file was made for, and the address's own after
 * that. `useLocation` knows the address only, so what it decides would not fit the served markup.
 */
export function usePagePath(): string {
  const { pathname } = useLocation();
  const notFoundPath = useBaseUrl('/404.html');
  const isBrowser = useIsBrowser();
  const isHydrating = ExecutionEnvironment.canUseDOM && !isBrowser;
  return isHydrating && document.querySelector(`[${NOT_FOUND_ATTRIBUTE}]`)
    ? notFoundPath
    : pathname;
}
