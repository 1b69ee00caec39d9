import { readStorage, writeStorage } from '@site/src/lib/storage';

/** Groups of the navigation that the reader opened or closed, by label path. */
export const OPEN_GROUPS_KEY = 'docs-navigation';

export type OpenGroups = Readonly<Record<string, boolean>>;

/** Reads stored choices; anything that is not ours counts as none. */
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
 * Whether a group is open: the reader's own choice; without one, whether it holds the page.
 * A group that holds the page opens again when the reader comes to it from elsewhere.
 */
export function isGroupOpen(groups: OpenGroups, id: string, holdsPage: boolean): boolean {
  return groups[id] ?? holdsPage;
}

let groups: OpenGroups | undefined;
const listeners = new Set<() => void>();

export function getOpenGroups(): OpenGroups {
  groups ??= parseOpenGroups(readStorage(OPEN_GROUPS_KEY));
  return groups;
}

export function setGroupOpen(id: string, open: boolean): void {
  if (getOpenGroups()[id] !== open) {
    groups = { ...getOpenGroups(), [id]: open };
    writeStorage(OPEN_GROUPS_KEY, JSON.stringify(groups));
    listeners.forEach((listener) => listener());
  }
}

export function subscribeToOpenGroups(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
