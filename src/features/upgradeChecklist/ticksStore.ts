import { createStore } from '@site/src/lib/createStore';
import { readStorage, writeStorage } from '@site/src/lib/storage';
import { useSyncExternalStore } from 'react';

export const TICKS_KEY = 'docs-upgrade-ticks';

export interface Ticks {
  /** IDs of completed steps, including those of other upgrades than the visible one. */
  ids: readonly string[];
  /** False if the browser didn't store the last change. */
  isKept: boolean;
}

/** The stored IDs; invalid values count as none. */
export function parseTicks(text: string | null): readonly string[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(value) ? value.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}

const readTicks = (): Ticks => ({ ids: parseTicks(readStorage(TICKS_KEY)), isKept: true });

export const ticksStore = createStore<Ticks>({
  serverState: { ids: [], isKept: true },
  read: readTicks,
  watch: () => {
    // From another tab; without a key, everything was cleared.
    const follow = ({ key }: StorageEvent) => {
      if (key === TICKS_KEY || key === null) {
        ticksStore.set(readTicks());
      }
    };
    window.addEventListener('storage', follow);
    return () => window.removeEventListener('storage', follow);
  },
});

/** Marks steps as done or not done. */
export function setTicks(ids: readonly string[], isDone: boolean): void {
  const others = ticksStore.get().ids.filter((id) => !ids.includes(id));
  const next = isDone ? [...others, ...ids] : others;
  const text = JSON.stringify(next);
  writeStorage(TICKS_KEY, text);
  ticksStore.set({ ids: next, isKept: readStorage(TICKS_KEY) === text });
}

export function useTicks(): Ticks {
  return useSyncExternalStore(ticksStore.subscribe, ticksStore.get, ticksStore.getServerState);
}
