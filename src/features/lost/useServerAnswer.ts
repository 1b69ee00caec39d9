import { useHistory } from '@docusaurus/router';
import { useEffect } from 'react';

/** A page unknown to this build may be in another docs version: for links, the server decides. */
export function useServerAnswer(): void {
  const history = useHistory();
  useEffect(() => {
    if (history.action !== 'POP') {
      window.location.reload();
    }
  }, [history]);
}
