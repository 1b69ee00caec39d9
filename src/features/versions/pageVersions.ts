import type { OtherVersions } from '@site/src/lib/contracts/otherVersions';
import { useSyncExternalStore } from 'react';

interface PageVersions {
  /** Path of the page, without the base URL. */
  path: string;
  others: OtherVersions;
  title: string;
}

let current: PageVersions | undefined;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Tells the header, which stands above the page, where the page is in the other versions. */
export function publishPageVersions(versions: PageVersions | undefined): void {
  current = versions;
  listeners.forEach((listener) => listener());
}

/** What the shown page has published; nothing on the server, and on pages without versions. */
export function usePageVersions(): PageVersions | undefined {
  return useSyncExternalStore(
    subscribe,
    () => current,
    () => undefined,
  );
}
