import { useCallback, useEffect, useState } from 'react';

export interface Fetched<Value> {
  /** Undefined while it is on its way, and where it did not arrive. */
  value: Value | undefined;
  hasFailed: boolean;
  retry: () => void;
}

const getNothing = () => undefined;

/**
 * What is at an address. `load` rejects where it does not arrive; `getLoaded` gives at once what has
 * arrived before. Both must stay the same functions.
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
