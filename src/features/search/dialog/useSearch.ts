import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import { useCallback, useRef, useState } from 'react';
import { ask, complete, isComplete, isPrepared, prepare } from '../answers/ask';
import { findOutcome, type Outcome } from '../answers/findOutcome';
import type { ScopeChoice, SearchPlace } from '../scope';
import { loadChoice, saveChoice } from '../scopeStorage';
import type { SearchState } from './describeStatus';
import { type DocSearchClient, replaceClient, toDocSearchHits } from './docSearchHits';
import { createGroups, FAILED_GROUPS } from './rows';

// Additional results that can't be loaded are left out; those found so far stay.
const ignore = () => {};

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** How many hits the dialog shows at most; the page of results has them all. */
const LIMIT = 20;

interface SearchInDialog {
  choice: ScopeChoice;
  /** Searches elsewhere from now on, and remembers it. The caller repeats the search. */
  choose: (choice: ScopeChoice) => void;
  progress: SearchState | undefined;
  /** The latest result; kept while the next search is running. */
  outcome: Outcome | undefined;
  /** Wraps DocSearch's client with ours. */
  transformClient: (client: DocSearchClient) => DocSearchClient;
}

/**
 * Where the dialog searches, and the results.
 *
 * @param onNews called when more results are available for the latest search
 */
export function useSearch(place: SearchPlace, onNews: () => void): SearchInDialog {
  const { withBaseUrl } = useBaseUrlUtils();
  const [choice, setChoice] = useState(() => loadChoice(place));
  const [progress, setProgress] = useState<SearchState>();
  const [outcome, setOutcome] = useState<Outcome>();
  // DocSearch keeps the first client it gets.
  const current = useRef({ choice, withBaseUrl });
  const latest = useRef(0);
  const announceNews = useRef(onNews);

  const findHits = useCallback(async (query: string) => {
    latest.current += 1;
    const id = latest.current;
    const settle = (next: SearchState) => {
      if (id === latest.current) {
        setProgress(next);
        setOutcome(next.state === 'done' ? next.outcome : undefined);
      }
    };
    const here = current.current.choice;
    /**
     * Loads more once hits are rendered: the names of all products, which the query may be, then
     * the rest of this place, then the number of results in all products.
     */
    const readOn = async () => {
      const everywhere: ScopeChoice = { ...here, scope: 'all' };
      const hadNames = isPrepared(everywhere);
      await nextFrame();
      if (!hadNames) {
        await prepare(everywhere);
      }
      if (hadNames || !isPrepared(everywhere)) {
        const next = [here, everywhere].find((choice) => !isComplete(choice));
        if (!next) {
          return;
        }
        await complete(next);
      }
      if (id === latest.current) {
        announceNews.current();
      }
    };
    setProgress((before) => (before?.state === 'done' ? before : { state: 'searching' }));
    try {
      const answers = { ask, isComplete, complete };
      const request = { query, ...here, limit: LIMIT, findsNamesElsewhere: true };
      const found = await findOutcome(request, answers);
      readOn().catch(ignore);
      settle({ state: 'done', outcome: found });
      return toDocSearchHits(createGroups(found), current.current.withBaseUrl);
    } catch {
      settle({ state: 'failed' });
      return toDocSearchHits(FAILED_GROUPS, current.current.withBaseUrl);
    }
  }, []);

  const transformClient = useCallback(
    (client: DocSearchClient) => replaceClient(client, findHits),
    [findHits],
  );
  const choose = (next: ScopeChoice) => {
    current.current.choice = next;
    setChoice(next);
    saveChoice(place, next);
    void prepare(next);
  };
  return { choice, choose, progress, outcome, transformClient };
}
