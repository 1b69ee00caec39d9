/**
 * What the build, the pages and the service worker agree on. All paths are below the base URL and
 * have no leading slash.
 */
import type { VersionName } from '../docsVersions';
import type { ProductSlug } from '../products';

/** ID of the element in each page's head with an `OfflineConfig`; absent if the worker is off. */
export const OFFLINE_CONFIG_ID = 'offline-config';

export interface OfflineConfig {
  /** The only host name on which pages register the worker. */
  host: string;
}

/** The worker controls pages below it. */
export const WORKER_SCOPE = 'x/';
export const WORKER_PATH = 'x/sw.js';

/** What `@docusaurus/plugin-pwa` expects in the worker's URL. */
export const WORKER_QUERY = `?params=${encodeURIComponent('{"offlineMode":true,"debug":false}')}`;

/** The page of packs, which the worker shows instead of pages that it can't reach. */
export const OFFLINE_PAGE = 'x/offline/';

/** Its query parameter: the path that the reader requested. */
export const WANTED_PARAMETER = 'from';

/**
 * Placeholder in the compiled worker for the name of the build, replaced when the site is
 * assembled.
 */
export const BUILD_PLACEHOLDER = '%DOCS_BUILD%';

/** On requests that fill a pack: the worker passes them on to the network. */
export const PACK_HEADER = 'x-offline-pack';

/**
 * Messages from pages to the worker. It responds to the first with the name of its build, through
 * the port.
 */
export type WorkerMessage = { type: 'GET_BUILD' } | { type: 'REMEMBER'; addresses: string[] };

export interface PackId {
  version: VersionName;
  product: ProductSlug;
}

/**
 * `[path, bytes, hash]`: a file to fetch for a pack, and the hash that changes with its content.
 */
export type PackFile = readonly [path: string, size: number, hash: string];

export interface PackSummary extends PackId {
  /** Total bytes of all files, as stored. */
  size: number;
  pages: number;
  /** Of all of them: changes if any of them does. */
  hash: string;
}

/** Everything that one product's pages in one version need, in the order in which it's stored. */
export interface PackList extends PackSummary {
  build: string;
  files: readonly PackFile[];
}

export interface PackIndex {
  build: string;
  packs: readonly PackSummary[];
}

export const PACK_INDEX_PATH = 'offline-packs/index.json';

export function getPackPath({ version, product }: PackId): string {
  return `offline-packs/${version}/${product}.json`;
}
