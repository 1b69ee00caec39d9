import { createStore } from '@site/src/lib/createStore';
import { readStorage, writeStorage } from '@site/src/lib/storage';
import { useSyncExternalStore } from 'react';

/** Groups of the navigation that the reader opened or closed, by label path. */
export const OPEN_GROUPS_KEY = 'docs-navigation';

export type OpenGroups = Readonly<Record<string, boolean>>;

/** Reads stored choices; invalid values count as none. */
export function parseOpenGroups(text: string | null): OpenGroups {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as OpenGroups)
      : {};
  } catch {
    return {};
  }
}

/**
 * Whether a group is open: the reader's own choice if there is one, otherwise whether it contains
 * the page. A group that contains the page reopens when the reader comes to it from elsewhere.
 */
export function isGroupOpen(groups: OpenGroups, id: string, holdsPage: boolean): boolean {
  return groups[id] ?? holdsPage;
}

const store = createStore<OpenGroups>({
  serverState: {},
  read: () => parseOpenGroups(readStorage(OPEN_GROUPS_KEY)),
});

export function setGroupOpen(id: string, open: boolean): void {
  if (store.get()[id] !== open) {
    const groups = { ...store.get(), [id]: open };
    writeStorage(OPEN_GROUPS_KEY, JSON.stringify(groups));
    store.set(groups);
  }
}

/** The reader's choices; empty during hydration. */
export function useOpenGroups(): OpenGroups {
  return useSyncExternalStore(store.subscribe, store.get, store.getServerState);
}
