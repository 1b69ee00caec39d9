import type { ApiChanges } from '@site/src/lib/contracts/apiChanges';
import { fetchJson } from '@site/src/lib/fetchJson';

/** Lists that have arrived, so that going back is instant. */
const loaded = new Map<string, ApiChanges>();

export function getLoaded(url: string): ApiChanges | undefined {
  return loaded.get(url);
}

/** Fetches a list of changes. Rejects where it does not arrive; the next call tries anew. */
export async function loadChanges(url: string): Promise<ApiChanges> {
  const changes = (await fetchJson(url)) as ApiChanges;
  loaded.set(url, changes);
  return changes;
}
