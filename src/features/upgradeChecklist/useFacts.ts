import { fetchJson } from '@site/src/lib/fetchJson';
import type { UpgradeFacts } from '@site/src/lib/contracts/upgradeChecklist';
import { useCallback, useEffect, useState } from 'react';

interface FactsState {
  /** Undefined while they are on their way, and where they did not arrive. */
  facts: UpgradeFacts | undefined;
  hasFailed: boolean;
  retry: () => void;
}

/** The steps of all guides, fetched with the page. */
export function useFacts(url: string): FactsState {
  const [state, setState] = useState<Omit<FactsState, 'retry'>>({
    facts: undefined,
    hasFailed: false,
  });
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    let isWanted = true;
    fetchJson(url).then(
      (facts) => isWanted && setState({ facts: facts as UpgradeFacts, hasFailed: false }),
      () => isWanted && setState({ facts: undefined, hasFailed: true }),
    );
    return () => {
      isWanted = false;
    };
  }, [url, attempt]);

  const retry = useCallback(() => {
    setState({ facts: undefined, hasFailed: false });
    setAttempt((count) => count + 1);
  }, []);
  return { ...state, retry };
}
