import type { OtherVersions } from '@site/src/lib/contracts/otherVersions';
import { createStore } from '@site/src/lib/createStore';
import { useSyncExternalStore } from 'react';

interface PageVersions {
  /** Path of the page, without the base URL. */
  path: string;
  others: OtherVersions;
  title: string;
}

const store = createStore<PageVersions | undefined>({ serverState: undefined });

/** Tells the header, which is above the page, where the page is in the other versions. */
export function publishPageVersions(versions: PageVersions | undefined): void {
  store.set(versions);
}

/** What the current page has published; undefined on the server, and on pages without versions. */
export function usePageVersions(): PageVersions | undefined {
  return useSyncExternalStore(store.subscribe, store.get, store.getServerState);
}
