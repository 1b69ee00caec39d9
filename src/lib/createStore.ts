export interface Store<State> {
  get: () => State;
  /** The state in served HTML, and in the page during hydration. */
  getServerState: () => State;
  /** Notifies the listeners if the state changes. */
  set: (next: State) => void;
  subscribe: (listener: () => void) => () => void;
}

interface StoreOptions<State> {
  serverState: State;
  /** The initial state in the browser, read once; defaults to the server's. */
  read?: () => State;
  /**
   * Follows external changes to the state while there are listeners. Returns a cleanup function.
   */
  watch?: () => () => void;
}

/** State outside of React, for `useSyncExternalStore` and for code outside of components. */
export function createStore<State>({
  serverState,
  read,
  watch,
}: StoreOptions<State>): Store<State> {
  let current: { state: State } | undefined;
  let unwatch: (() => void) | undefined;
  const listeners = new Set<() => void>();
  const get = () => {
    current ??= { state: read ? read() : serverState };
    return current.state;
  };
  return {
    get,
    getServerState: () => serverState,
    set: (state) => {
      if (state !== get()) {
        current = { state };
        listeners.forEach((listener) => listener());
      }
    },
    subscribe: (listener) => {
      if (listeners.size === 0) {
        unwatch = watch?.();
      }
      listeners.add(listener);
      return () => {
        if (listeners.delete(listener) && listeners.size === 0) {
          unwatch?.();
        }
      };
    },
  };
}
