/** The kill switch: takes the place of the worker, clears what it kept, and goes. */
import { isOwnCache } from '../lib/offlineCaches';
import { scope } from './scope';

async function retire(): Promise<void> {
  const { registration } = scope;
  const names = (await caches.keys()).filter((name) => isOwnCache(name, registration.scope));
  await Promise.all(names.map((name) => caches.delete(name)));
  await registration.unregister();
}

scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));
// Pages that are open stay as they are: they have all they need, and their next load asks the network.
scope.addEventListener('activate', (event) => event.waitUntil(retire()));
