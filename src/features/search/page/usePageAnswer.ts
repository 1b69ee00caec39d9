import type { SearchAnswer } from '@site/src/lib/contracts/search';
import { useCallback, useEffect, useState } from 'react';
import type { PageQuery } from '../address';
import { ask, complete, prepare } from '../answers/ask';

/** Hits per page of results. */
export const PAGE_SIZE = 20;

/** Algolia returns no more hits than this, and nobody reads further. */
const MOST_HITS = 1000;

interface PageAnswer {
  /** Undefined while it's loading, or if it couldn't be loaded. */
  answer: SearchAnswer | undefined;
  hasFailed: boolean;
  retry: () => void;
}

/** The first hits of a search, up to the end of the visible page. */
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
      // The list doesn't change while it's being read, so it waits for everything.
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
