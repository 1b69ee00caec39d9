import type { PackId } from './contracts/offline';
import { isVersionName } from './docsVersions';
import { PRODUCT_SLUGS } from './products';

/** Other programs on the host have caches too: ours start with these prefixes. */
const VISITED = 'x-docs-visited';
const PACK = 'x-docs-pack';

/** What is cached when visited, each kind in its own cache. */
export type Kind = 'page' | 'asset' | 'data';

export function getVisitedCache(build: string, kind: Kind): string {
  return `${VISITED}/${build}/${kind}`;
}

export function getPackCache({ version, product }: PackId): string {
  return `${PACK}/${version}/${product}`;
}

/** Whether a cache was filled by a reader's choice, so that it outlives builds. */
export function isPackCache(name: string): boolean {
  return name.startsWith(`${PACK}/`);
}

/** The pack whose files are in a cache; undefined for all other caches. */
export function parsePackCache(name: string): PackId | undefined {
  const [prefix, version = '', slug] = name.split('/');
  const product = PRODUCT_SLUGS.find((known) => known === slug);
  return prefix === PACK && isVersionName(version) && product ? { version, product } : undefined;
}

/** Whether a cache contains what was visited in another build. */
export function isOutdatedCache(name: string, build: string): boolean {
  return name.startsWith(`${VISITED}/`) && !name.startsWith(`${VISITED}/${build}/`);
}

/**
 * Whether a cache is one of ours: those that the kill switch clears. `scope` is the worker's URL.
 */
export function isOwnCache(name: string, scope: string): boolean {
  return (
    name.startsWith(`${VISITED}/`) ||
    isPackCache(name) ||
    // Workbox names the shell's cache after the scope.
    (name.startsWith('workbox-precache') && name.endsWith(scope))
  );
}
