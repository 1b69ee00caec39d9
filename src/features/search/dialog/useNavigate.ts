import { useHistory } from '@docusaurus/router';
import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import { useSiteFields } from '@site/src/components/useSiteFields';
import { CURRENT_VERSION, splitVersionPath } from '@site/src/lib/docsVersions';
import { useCallback } from 'react';
import { focusTarget } from './focus';

/**
 * Navigates to a path without base URL once the dialog is gone: when it closes, it restores the
 * scroll position from before it opened. Every docs version is a separate build: the router knows
 * the pages of only one.
 */
export function useNavigate(): (path: string) => void {
  const history = useHistory();
  const { withBaseUrl } = useBaseUrlUtils();
  const { libraryVersions } = useSiteFields();
  return useCallback(
    (path) => {
      const version = splitVersionPath(path)?.version ?? CURRENT_VERSION;
      const url = withBaseUrl(path);
      window.setTimeout(() => {
        if (!(version in libraryVersions)) {
          window.location.assign(url);
          return;
        }
        history.push(url);
        const { pathname, hash } = new URL(url, window.location.href);
        if (hash) {
          focusTarget(pathname, hash);
        }
      });
    },
    [history, withBaseUrl, libraryVersions],
  );
}
