import type { ApiChanges } from '@site/src/lib/contracts/apiChanges';

export type Fetcher = (url: string) => Promise<Pick<Response, 'ok' | 'status' | 'json'>>;

/** Lists that have arrived, so that going back is instant. */
const loaded = new Map<string, ApiChanges>();

export function getLoaded(url: string): ApiChanges | undefined {
  return loaded.get(url);
}

/** Fetches a list of changes once. Rejects where it does not arrive; the next call tries anew. */
export async function loadChanges(
  url: string,
  fetcher: Fetcher = (address) => fetch(address),
): Promise<ApiChanges> {
  const known = loaded.get(url);
  if (known) {
    return known;
  }
  const response = await fetcher(url);
  if (!response.ok) {
    throw new Error(`${url}: status ${response.status}`);
  }
  const changes = (await response.json()) as ApiChanges;
  loaded.set(url, changes);
  return changes;
}
