import type { ApiChanges } from '@site/src/lib/contracts/apiChanges';
import { fetchJson } from '@site/src/lib/fetchJson';

/** Loaded lists, so that going back is instant. */
const loaded = new Map<string, ApiChanges>();

export function getLoaded(url: string): ApiChanges | undefined {
  return loaded.get(url);
}

/** Fetches a list of changes. Rejects on failure; the next call tries again. */
export async function loadChanges(url: string): Promise<ApiChanges> {
  const changes = (await fetchJson(url)) as ApiChanges;
  loaded.set(url, changes);
  return changes;
}
