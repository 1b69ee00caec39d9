export interface Store<State> {
  get: () => State;
  /** What served HTML shows, and the page while it hydrates. */
  getServerState: () => State;
  /** Tells the listeners, unless it is the state already. */
  set: (next: State) => void;
  subscribe: (listener: () => void) => () => void;
}

interface StoreOptions<State> {
  serverState: State;
  /** The state of a fresh page in the browser, asked for once; that of the server, unless given. */
  read?: () => State;
  /** Follows what changes the state from outside while anybody listens. Returns the way back. */
  watch?: () => () => void;
}

/** State outside of React, for `useSyncExternalStore` and for code that knows no component. */
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
