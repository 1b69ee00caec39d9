import type { PackId } from './contracts/offline';
import { isVersionName } from './docsVersions';
import { PRODUCT_SLUGS } from './products';

/** Other programs on the host have caches as well: those of ours begin so. */
const VISITED = 'x-docs-visited';
const PACK = 'x-docs-pack';

/** What is kept as it is visited, each kind in a cache of its own. */
export type Kind = 'page' | 'asset' | 'data';

export function getVisitedCache(build: string, kind: Kind): string {
  return `${VISITED}/${build}/${kind}`;
}

export function getPackCache({ version, product }: PackId): string {
  return `${PACK}/${version}/${product}`;
}

/** Whether a cache is one that readers have filled by choice, which outlives builds. */
export function isPackCache(name: string): boolean {
  return name.startsWith(`${PACK}/`);
}

/** The pack whose files a cache holds; undefined for caches of anything else. */
export function parsePackCache(name: string): PackId | undefined {
  const [prefix, version = '', slug] = name.split('/');
  const product = PRODUCT_SLUGS.find((known) => known === slug);
  return prefix === PACK && isVersionName(version) && product ? { version, product } : undefined;
}

/** Whether a cache holds what was visited of another build. */
export function isOutdatedCache(name: string, build: string): boolean {
  return name.startsWith(`${VISITED}/`) && !name.startsWith(`${VISITED}/${build}/`);
}

/** Whether a cache is any of ours: those that the kill switch clears. `scope` is the worker's, an address. */
export function isOwnCache(name: string, scope: string): boolean {
  return (
    name.startsWith(`${VISITED}/`) ||
    isPackCache(name) ||
    // Workbox names the cache of the shell after the scope.
    (name.startsWith('workbox-precache') && name.endsWith(scope))
  );
}
