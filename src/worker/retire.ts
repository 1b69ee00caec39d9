/** The kill switch: replaces the worker, clears what it stored, and unregisters. */
import { isOwnCache } from '../lib/offlineCaches';
import { scope } from './scope';

async function retire(): Promise<void> {
  const { registration } = scope;
  const names = (await caches.keys()).filter((name) => isOwnCache(name, registration.scope));
  await Promise.all(names.map((name) => caches.delete(name)));
  await registration.unregister();
}

scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));
// Open pages stay as they are: they have everything they need, and their next load uses the
// network.
scope.addEventListener('activate', (event) => event.waitUntil(retire()));
