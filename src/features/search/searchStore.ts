import { createStore } from '@site/src/lib/createStore';

/** What the reader has typed before the dialog was loaded; undefined while it's closed. */
export const searchStore = createStore<string | undefined>({ serverState: undefined });

/** Opens the dialog, or adds to its initial query while its code is loading. */
export function openSearch(typed = ''): void {
  searchStore.set((searchStore.get() ?? '') + typed);
}

export function closeSearch(): void {
  searchStore.set(undefined);
}
