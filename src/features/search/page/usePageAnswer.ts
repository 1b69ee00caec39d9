import type { SearchAnswer } from '@site/src/lib/contracts/search';
import { useCallback, useEffect, useState } from 'react';
import type { PageQuery } from '../address';
import { ask, complete, prepare } from '../answers/ask';

/** Hits on a page of results. */
export const PAGE_SIZE = 20;

/** Algolia gives out no more hits than that, and nobody reads on. */
const MOST_HITS = 1000;

interface PageAnswer {
  /** Undefined while it is under way, and where it did not arrive. */
  answer: SearchAnswer | undefined;
  hasFailed: boolean;
  retry: () => void;
}

/** The first hits of a search, as many as the pages up to the one that is shown have. */
export function usePageAnswer({ text, scope, version, page }: PageQuery): PageAnswer {
  const [attempt, setAttempt] = useState(0);
  const key = [text, scope, version, page, attempt].join('\n');
  const [arrived, setArrived] = useState<{ key: string; answer?: SearchAnswer }>();

  useEffect(() => {
    let isWanted = text !== '';
    const settle = (answer?: SearchAnswer) => isWanted && setArrived({ key, answer });
    const limit = Math.min(page * PAGE_SIZE, MOST_HITS);
    const request = { query: text, scope, version, limit, findsNamesElsewhere: true };
    if (isWanted) {
      // The list stays as it is while it is read, so it waits for all there is to find.
      Promise.all([complete({ scope, version }), prepare({ scope: 'all', version })])
        .then(() => ask(request))
        .then(settle, () => settle());
    }
    return () => {
      isWanted = false;
    };
  }, [key, text, scope, version, page]);

  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  const isHere = arrived?.key === key;
  return {
    answer: isHere ? arrived.answer : undefined,
    hasFailed: isHere && arrived.answer === undefined,
    retry,
  };
}
