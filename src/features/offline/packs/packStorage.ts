import {
  getPackPath,
  PACK_HEADER,
  PACK_INDEX_PATH,
  type PackId,
  type PackIndex,
  type PackList,
  type PackSummary,
} from '@site/src/lib/contracts/offline';
import { getPackCache, parsePackCache } from '@site/src/lib/offlineCaches';
import { getListAddress, getPlanAddress, MissingFileError, storePack } from './storePack';

/** A pack that is at least partly stored in this browser. */
export interface StoredPack extends PackSummary {
  /** Whether all of its pages can be read. */
  isComplete: boolean;
  /** Bytes that are stored. */
  present: number;
}

/** How often the site may change while a pack is being stored. */
const ATTEMPTS = 3;

/** Requests the server directly, bypassing the worker and all caches. */
async function fetchFresh<T>(address: string): Promise<T> {
  const response = await fetch(address, { headers: { [PACK_HEADER]: '1' }, cache: 'no-store' });
  if (!response.ok) {
    throw new MissingFileError(`${address}: ${response.status}`);
  }
  return (await response.json()) as T;
}

export const fetchIndex = (base: string) => fetchFresh<PackIndex>(base + PACK_INDEX_PATH);

async function readPack(base: string, pack: PackId): Promise<StoredPack | undefined> {
  const cache = await caches.open(getPackCache(pack));
  const path = { ...pack } as PackList;
  const [complete, plan] = await Promise.all(
    [getListAddress(base, path), getPlanAddress(base, path)].map((address) => cache.match(address)),
  );
  const found = complete ?? plan;
  if (!found) {
    return undefined;
  }
  const { files, size, pages, hash } = (await found.json()) as PackList;
  const there = new Set((await cache.keys()).map(({ url }) => url));
  const present = files.filter(([file]) => there.has(base + file));
  return {
    ...pack,
    ...{ size, pages, hash },
    isComplete: complete !== undefined,
    present: present.reduce((sum, [, bytes]) => sum + bytes, 0),
  };
}

/** All packs that are at least partly stored, newest versions first. */
export async function listPacks(base: string): Promise<StoredPack[]> {
  const ids = (await caches.keys()).flatMap((name) => parsePackCache(name) ?? []);
  const packs = await Promise.all(ids.map((id) => readPack(base, id)));
  return packs
    .filter((pack) => pack !== undefined)
    .sort((a, b) => getPackPath(b).localeCompare(getPackPath(a), 'en', { numeric: true }));
}

/**
 * Stores a pack in its current state on the server, or the missing part of it. Rejects with what
 * stopped it.
 */
export async function fillPack(
  base: string,
  pack: PackId,
  signal: AbortSignal,
  onProgress: (bytes: number, list: PackList) => void,
): Promise<void> {
  const cache = await caches.open(getPackCache(pack));
  const fetchList = () => fetchFresh<PackList>(base + getPackPath(pack));
  for (let attempt = 1; ; attempt += 1) {
    const list = await fetchList();
    let failure: MissingFileError | undefined;
    try {
      await storePack(list, {
        ...{ cache, base, signal },
        fetcher: (...request) => fetch(...request),
        onProgress: (bytes) => onProgress(bytes, list),
      });
    } catch (error) {
      if (!(error instanceof MissingFileError)) {
        throw error;
      }
      failure = error;
    }
    const hasChanged = (await fetchList()).hash !== list.hash;
    if (!hasChanged || attempt === ATTEMPTS) {
      if (failure || hasChanged) {
        throw failure ?? new MissingFileError('The site changed while it was being stored.');
      }
      return;
    }
  }
}

export async function removePack(pack: PackId): Promise<void> {
  await caches.delete(getPackCache(pack));
}
