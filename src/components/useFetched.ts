import { useCallback, useEffect, useState } from 'react';

export interface Fetched<Value> {
  /** Undefined while it's loading, or if it couldn't be loaded. */
  value: Value | undefined;
  hasFailed: boolean;
  retry: () => void;
}

const getNothing = () => undefined;

/**
 * The content at a URL. `load` rejects if it can't be loaded; `getLoaded` returns what has been
 * loaded before. Both must be stable.
 */
export function useFetched<Value>(
  url: string,
  load: (url: string) => Promise<Value>,
  getLoaded: (url: string) => Value | undefined = getNothing,
): Fetched<Value> {
  const [arrived, setArrived] = useState<{ url: string; value: Value | undefined }>();
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    if (getLoaded(url)) {
      return undefined;
    }
    let isWanted = true;
    load(url).then(
      (value) => isWanted && setArrived({ url, value }),
      () => isWanted && setArrived({ url, value: undefined }),
    );
    return () => {
      isWanted = false;
    };
  }, [url, load, getLoaded, attempt]);

  const retry = useCallback(() => {
    setArrived(undefined);
    setAttempt((count) => count + 1);
  }, []);

  const isHere = arrived?.url === url;
  const value = getLoaded(url) ?? (isHere ? arrived.value : undefined);
  return { value, hasFailed: isHere && value === undefined, retry };
}
