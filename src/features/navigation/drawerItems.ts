import { createStore } from '@site/src/lib/createStore';
import { useEffect, useSyncExternalStore } from 'react';
import type { NavItem } from './navItems';

const store = createStore<readonly NavItem[] | undefined>({ serverState: undefined });

/** Passes the navigation of the docs to the drawer in the header, which is outside of them. */
export function useProvideDrawerItems(next: readonly NavItem[]): void {
  useEffect(() => {
    store.set(next);
    return () => store.set(undefined);
  }, [next]);
}

/** The navigation for the drawer if the page is part of the docs. */
export function useDrawerItems(): readonly NavItem[] | undefined {
  return useSyncExternalStore(store.subscribe, store.get, store.getServerState);
}
