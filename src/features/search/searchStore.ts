import { createStore } from '@site/src/lib/createStore';

/** What the reader has typed on the way into the dialog; undefined while it is closed. */
export const searchStore = createStore<string | undefined>({ serverState: undefined });

/** Opens the dialog, or adds to what it begins with while its code is on the way. */
export function openSearch(typed = ''): void {
  searchStore.set((searchStore.get() ?? '') + typed);
}

export function closeSearch(): void {
  searchStore.set(undefined);
}
