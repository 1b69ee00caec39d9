import { useEffect, useSyncExternalStore } from 'react';
import type { NavItem } from './navItems';

let items: readonly NavItem[] | undefined;
const listeners = new Set<() => void>();

function setItems(next: readonly NavItem[] | undefined): void {
  items = next;
  listeners.forEach((listener) => listener());
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Hands the navigation of the docs to the drawer in the header, which stands outside of them. */
export function useProvideDrawerItems(next: readonly NavItem[]): void {
  useEffect(() => {
    setItems(next);
    return () => setItems(undefined);
  }, [next]);
}

/** The navigation for the drawer, where the page belongs to the docs. */
export function useDrawerItems(): readonly NavItem[] | undefined {
  return useSyncExternalStore(
    subscribe,
    () => items,
    () => undefined,
  );
}
