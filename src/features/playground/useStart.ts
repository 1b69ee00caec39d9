import useBaseUrl from '@docusaurus/useBaseUrl';
import { fetchJson } from '@site/src/lib/fetchJson';
import { isOwnLink } from '@site/src/lib/ownLinks';
import { type MutableRefObject, useEffect, useRef } from 'react';
import { getPreferences } from '../preferences';
import { loadCodeLink } from './loadCodeLink';
import { loadStart, type Opening } from './loadStart';
import { readSession } from './sessionStore';
import { readStartHash } from './startHash';

async function decode(text: string) {
  const { decodeProgram } = await loadCodeLink();
  return decodeProgram(text);
}

/**
 * Opens the program that the URL requests, initially and when its hash changes. Work in this tab
 * that started from the same URL takes precedence. `hash` receives the URL's hash that the program
 * started from.
 */
export function useStart(
  hash: MutableRefObject<string | undefined>,
  onOpen: (opening: Opening) => void,
): void {
  const sourcesUrl = useBaseUrl('/demo-sources/');
  const latest = useRef(onOpen);
  useEffect(() => {
    latest.current = onOpen;
  });

  useEffect(() => {
    let attempt = 0;
    const begin = async () => {
      const address = window.location.hash;
      const start = readStartHash(address);
      const isOpen = hash.current !== undefined;
      if (isOpen && (!start || hash.current === address)) {
        return;
      }
      attempt += 1;
      const own = attempt;
      const session = isOpen ? undefined : readSession();
      const isWorkHere = session && (!start || session.hash === address);
      const opening = isWorkHere
        ? session
        : await loadStart(start, {
            decode,
            fetchDemo: (id) => fetchJson(`${sourcesUrl}${id}.json`),
            language: getPreferences().codeVariant,
            isOwnLink,
          });
      if (own === attempt) {
        hash.current = isWorkHere ? session.hash : address;
        latest.current(opening);
      }
    };
    const handleChange = () => void begin();
    handleChange();
    window.addEventListener('hashchange', handleChange);
    return () => {
      attempt += 1;
      window.removeEventListener('hashchange', handleChange);
    };
  }, [hash, sourcesUrl]);
}
