import { ExpirationPlugin } from 'workbox-expiration';
import { CacheFirst, NetworkFirst, type Strategy } from 'workbox-strategies';
import { BUILD_PLACEHOLDER } from '../lib/contracts/offline';
import { getVisitedCache, isOwnCache, type Kind } from '../lib/offlineCaches';
import { isStorable } from './chooseKind';
import { scope } from './scope';

/** The name of this worker's build. */
export const BUILD: string = BUILD_PLACEHOLDER;

/** How long to wait for the network if there's a stored response, in seconds. */
const PATIENCE_S = 4;

/** How much of each kind is stored; the least recently used entries are removed first. */
const MAX_ENTRIES: Record<Kind, number> = { page: 100, asset: 800, data: 200 };

const stripQuery = (address: string) => address.replace(/[?#].*$/, '');

/** The response for a URL in the shell, a pack or from an earlier visit. */
async function findStored(request: Request, kind: Kind): Promise<Response | undefined> {
  const names = (await caches.keys()).filter((name) => isOwnCache(name, scope.registration.scope));
  for (const name of names) {
    const cache = await caches.open(name);
    // Revisions of the shell are in queries.
    const options = { ignoreSearch: kind !== 'asset', ignoreVary: true };
    const found = await cache.match(stripQuery(request.url), options);
    if (found) {
      return found;
    }
  }
  return undefined;
}

function createOptions(kind: Kind) {
  return {
    cacheName: getVisitedCache(BUILD, kind),
    plugins: [
      {
        cacheKeyWillBeUsed: ({ request }: { request: Request }) =>
          Promise.resolve(stripQuery(request.url)),
        cacheWillUpdate: ({ response }: { response: Response }) =>
          Promise.resolve(isStorable(response) ? response : null),
        cachedResponseWillBeUsed: async (used: {
          request: Request;
          cachedResponse?: Response;
        }): Promise<Response | undefined> =>
          used.cachedResponse ?? (await findStored(used.request, kind)),
      },
      new ExpirationPlugin({ maxEntries: MAX_ENTRIES[kind], purgeOnQuotaError: true }),
    ],
  };
}

/**
 * Pages and data come from the network, because they belong together; hashed files never change.
 */
export const strategies: Record<Kind, Strategy> = {
  page: new NetworkFirst({ ...createOptions('page'), networkTimeoutSeconds: PATIENCE_S }),
  asset: new CacheFirst(createOptions('asset')),
  data: new NetworkFirst({ ...createOptions('data'), networkTimeoutSeconds: PATIENCE_S }),
};
