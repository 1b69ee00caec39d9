import useIsBrowser from '@docusaurus/useIsBrowser';
import { type RefObject, useCallback, useEffect, useState } from 'react';
import { loadMarkup } from './loadMarkup';

type Status = 'here' | 'loading' | 'failed';

interface Markup {
  /** Empty during hydration: the served markup is left alone. */
  html: string;
  status: Status;
  retry: () => void;
}

interface Source {
  url: string;
  name: string;
  markup: string | undefined;
}

/**
 * Static markup: as served, or `markup`, or fetched after the router navigated here. `useIsBrowser`
 * is false only while the served page is being hydrated.
 */
export function useMarkup(ref: RefObject<HTMLElement>, { url, name, markup }: Source): Markup {
  const isServed = !useIsBrowser();
  const [html, setHtml] = useState(markup ?? '');
  const [status, setStatus] = useState<Status>(isServed || markup ? 'here' : 'loading');
  const [attempts, setAttempts] = useState(0);

  useEffect(() => {
    if (ref.current?.firstChild) {
      return undefined;
    }
    let isGone = false;
    loadMarkup(url, name).then(
      (loaded) => {
        if (!isGone) {
          setHtml(loaded);
          setStatus('here');
        }
      },
      () => {
        if (!isGone) {
          setStatus('failed');
        }
      },
    );
    return () => {
      isGone = true;
    };
  }, [ref, url, name, attempts]);

  const retry = useCallback(() => {
    setStatus('loading');
    setAttempts((count) => count + 1);
  }, []);
  return { html, status, retry };
}
