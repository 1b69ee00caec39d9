/** Our own part of the service worker; `@docusaurus/plugin-pwa` runs it and maintains the shell. */
import { CacheExpiration } from 'workbox-expiration';
import { OFFLINE_PAGE, WANTED_PARAMETER, type WorkerMessage } from '../lib/contracts/offline';
import { isOutdatedCache } from '../lib/offlineCaches';
import { chooseKind } from './chooseKind';
import { type FetchingEvent, scope } from './scope';
import { BUILD, strategies } from './strategies';

/** The site's root: a URL with a trailing slash. */
const base = new URL('..', scope.registration.scope).href;

async function dropOutdated(): Promise<void> {
  const names = (await caches.keys()).filter((name) => isOutdatedCache(name, BUILD));
  for (const name of names) {
    // Including its usage times.
    await new CacheExpiration(name, { maxEntries: 1 }).delete();
    await caches.delete(name);
  }
}

/**
 * Redirects to the page that lists what is stored: a page from a different URL wouldn't hydrate.
 */
function leadToOfflinePage({ url }: Request): Response {
  const address = new URL(OFFLINE_PAGE, base);
  address.searchParams.set(WANTED_PARAMETER, `/${url.slice(base.length)}`);
  return Response.redirect(address.href);
}

async function answer(event: FetchingEvent, kind: keyof typeof strategies): Promise<Response> {
  const { request } = event;
  try {
    return await strategies[kind].handle({ event: event as never, request });
  } catch {
    const isOfflinePage = request.url.startsWith(base + OFFLINE_PAGE);
    return request.mode === 'navigate' && !isOfflinePage
      ? leadToOfflinePage(request)
      : Response.error();
  }
}

/** Stores what a page had loaded before the worker existed. */
async function remember(event: Event, addresses: readonly string[]): Promise<void> {
  await Promise.allSettled(
    addresses.flatMap((address) => {
      const request = new Request(address);
      const kind = chooseKind(request, base);
      return kind ? strategies[kind].handleAll({ event: event as never, request })[1] : [];
    }),
  );
}

export default function start(): void {
  scope.addEventListener('activate', (event) => {
    event.waitUntil(
      Promise.all([
        dropOutdated(),
        scope.registration.navigationPreload?.enable(),
        scope.clients.claim(),
      ]),
    );
  });
  scope.addEventListener('fetch', (event) => {
    // The plugin would always respond from the shell first, even if the network is available.
    event.stopImmediatePropagation();
    const kind = chooseKind(event.request, base);
    if (kind) {
      event.respondWith(answer(event, kind));
    }
  });
  scope.addEventListener('message', (event) => {
    const message = event.data as WorkerMessage;
    if (message.type === 'GET_BUILD') {
      event.ports[0]?.postMessage(BUILD);
    } else if (message.type === 'REMEMBER') {
      event.waitUntil(remember(event, message.addresses));
    }
  });
}
