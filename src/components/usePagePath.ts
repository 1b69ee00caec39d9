import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { useLocation } from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';

/** Set on the content of the page for unknown URLs, and on no other page. */
export const NOT_FOUND_ATTRIBUTE = 'data-not-found';

/**
 * The page's path, for use in markup. The same file is served for every unknown URL: during its
 * hydration, this is the path that the file was generated for, and the URL's own path after that.
 * `useLocation` only knows the URL, so markup based on it wouldn't match what was served.
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
