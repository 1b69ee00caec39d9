import { createStore } from '@site/src/lib/createStore';
import { useSyncExternalStore } from 'react';

/** What tells that somebody is there. */
const ACTS = ['pointermove', 'pointerdown', 'wheel', 'scroll', 'keydown', 'focusin'] as const;

const store = createStore<boolean>({
  serverState: false,
  // What was done before the page hydrated has left its traces.
  read: () => window.scrollY > 0 || navigator.userActivation?.hasBeenActive === true,
  watch() {
    const act = () => {
      stop();
      store.set(true);
    };
    const stop = () => ACTS.forEach((type) => window.removeEventListener(type, act));
    ACTS.forEach((type) => window.addEventListener(type, act, { passive: true }));
    return stop;
  },
});

/** Turns true, for the rest of the visit, once the reader has moved, scrolled, pressed or focused. */
export function useHasActed(): boolean {
  return useSyncExternalStore(store.subscribe, store.get, store.getServerState);
}
