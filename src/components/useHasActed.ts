import { createStore } from '@site/src/lib/createStore';
import { useSyncExternalStore } from 'react';

/** Events that indicate a reader's presence. */
const ACTS = ['pointermove', 'pointerdown', 'wheel', 'scroll', 'keydown', 'focusin'] as const;

const store = createStore<boolean>({
  serverState: false,
  // Actions before hydration have left traces.
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

/**
 * Becomes true, for the rest of the visit, once the reader has moved, scrolled, pressed or focused
 * something.
 */
export function useHasActed(): boolean {
  return useSyncExternalStore(store.subscribe, store.get, store.getServerState);
}
