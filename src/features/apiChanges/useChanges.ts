import type { ApiChanges } from '@site/src/lib/contracts/apiChanges';
import { useCallback, useEffect, useState } from 'react';
import { getLoaded, loadChanges } from './loadChanges';

export interface ChangesState {
  /** Undefined while they are on their way, and where they did not arrive. */
  changes: ApiChanges | undefined;
  hasFailed: boolean;
  retry: () => void;
}

/** The list of changes at an address. */
export function useChanges(url: string): ChangesState {
  const [arrived, setArrived] = useState<{ url: string; changes: ApiChanges | undefined }>();
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    if (getLoaded(url)) {
      return undefined;
    }
    let isWanted = true;
    loadChanges(url).then(
      (changes) => isWanted && setArrived({ url, changes }),
      () => isWanted && setArrived({ url, changes: undefined }),
    );
    return () => {
      isWanted = false;
    };
  }, [url, attempt]);

  const retry = useCallback(() => {
    setArrived(undefined);
    setAttempt((count) => count + 1);
  }, []);

  const isHere = arrived?.url === url;
  const changes = getLoaded(url) ?? (isHere ? arrived.changes : undefined);
  return { changes, hasFailed: isHere && changes === undefined, retry };
}
