/**
 * What the build, the pages and the service worker agree on. All paths are below the base URL and
 * begin without a slash.
 */
import type { VersionName } from '../docsVersions';
import type { ProductSlug } from '../products';

/** Id of the element in each page's head that holds an `OfflineConfig`; absent where the worker is off. */
export const OFFLINE_CONFIG_ID = 'offline-config';

export interface OfflineConfig {
  /** The host name on which pages register the worker, and on no other. */
  host: string;
}

/** Pages under it are the worker's. */
export const WORKER_SCOPE = 'x/';
export const WORKER_PATH = 'x/sw.js';

/** What `@docusaurus/plugin-pwa` wants to be told by the worker's address. */
export const WORKER_QUERY = `?params=${encodeURIComponent('{"offlineMode":true,"debug":false}')}`;

/** The page of packs, to which the worker leads from pages that it cannot reach. */
export const OFFLINE_PAGE = 'x/offline/';

/** Its query: the path that the reader wanted. */
export const WANTED_PARAMETER = 'from';

/** Stands in the compiled worker for the name of the build, until the site is put together. */
export const BUILD_PLACEHOLDER = '%DOCS_BUILD%';

/** On requests that fill a pack: the worker leaves them to the network. */
export const PACK_HEADER = 'x-offline-pack';

/** What pages tell the worker. To the first it answers by the port with the name of its build. */
export type WorkerMessage = { type: 'GET_BUILD' } | { type: 'REMEMBER'; addresses: string[] };

export interface PackId {
  version: VersionName;
  product: ProductSlug;
}

/** `[path, bytes, hash]`: what of a pack is fetched, and by which hash it is known to have changed. */
export type PackFile = readonly [path: string, size: number, hash: string];

export interface PackSummary extends PackId {
  /** Bytes of all files, as stored. */
  size: number;
  pages: number;
  /** Of all of them: changes with any. */
  hash: string;
}

/** Everything that one product's pages of one version need, in the order in which it is stored. */
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
