import siteConfig from '@generated/docusaurus.config';
import { type PackId, type PackSummary } from '@site/src/lib/contracts/offline';
import { createStore } from '@site/src/lib/createStore';
import { markUnsaved } from '@site/src/lib/unsavedWork';
import { findObstacle } from '../config';
import { fetchIndex, fillPack, listPacks, removePack, type StoredPack } from './packStorage';

/** What stopped a pack from being stored. */
export type Failure = 'full' | 'network' | 'changed';

export interface Work {
  pack: PackId;
  /** Bytes; unknown until the list is loaded. */
  done: number;
  total: number | undefined;
}

export interface PacksState {
  /** Why nothing can be stored; `starting` while that's unknown. */
  obstacle: 'starting' | ReturnType<typeof findObstacle>;
  stored: readonly StoredPack[];
  /** The packs on the server; undefined if it can't be reached. */
  offered: readonly PackSummary[] | undefined;
  work: Work | undefined;
  failure: { pack: PackId; reason: Failure } | undefined;
  /** The result of the last action that didn't fail. */
  outcome: { pack: PackId; kind: 'finished' | 'stopped' | 'deleted' } | undefined;
  /** Bytes that the site may use and does use, estimated by the browser. */
  storage: { usage: number; quota: number; isPersisted: boolean } | undefined;
}

const SERVER_STATE: PacksState = {
  obstacle: 'starting',
  stored: [],
  offered: undefined,
  work: undefined,
  failure: undefined,
  outcome: undefined,
  storage: undefined,
};

const store = createStore<PacksState>({ serverState: SERVER_STATE });

export const { get: getPacksState, getServerState, subscribe: subscribeToPacks } = store;

const change = (next: Partial<PacksState>) => store.set({ ...store.get(), ...next });

export const isSamePack = (a: PackId | undefined, b: PackId) =>
  a?.version === b.version && a.product === b.product;

const getBase = () => new URL(siteConfig.baseUrl, window.location.origin).href;

async function estimate(): Promise<PacksState['storage']> {
  const { storage } = navigator;
  const { usage = 0, quota = 0 } = (await storage?.estimate?.()) ?? {};
  return quota > 0
    ? { usage, quota, isPersisted: (await storage.persisted?.()) ?? false }
    : undefined;
}

/** Loads what is available, in the browser and on the server. */
export async function refreshPacks(): Promise<void> {
  const obstacle = findObstacle();
  if (obstacle) {
    change({ obstacle });
    return;
  }
  const [stored, storage, index] = await Promise.all([
    listPacks(getBase()),
    estimate(),
    fetchIndex(getBase()).catch(() => undefined),
  ]);
  change({ obstacle, stored, storage, offered: index?.packs });
}

export function findFailure(error: unknown): Failure | undefined {
  const { name } = error as { name?: unknown };
  if (name === 'AbortError') {
    return undefined;
  }
  if (name === 'QuotaExceededError') {
    return 'full';
  }
  return name === 'MissingFileError' ? 'changed' : 'network';
}

let controller: AbortController | undefined;

/** Stores a pack, or resumes storing it; one at a time. Never rejects: the state has the result. */
export async function keepPack(pack: PackId): Promise<void> {
  if (store.get().work) {
    return;
  }
  const own = new AbortController();
  controller = own;
  change({ work: { pack, done: 0, total: undefined }, failure: undefined, outcome: undefined });
  markUnsaved('offline-pack', true);
  // Requires a user action in browsers that ask for permission. Storing doesn't wait for the
  // answer.
  void navigator.storage?.persist?.().catch(() => false);
  let reason: Failure | undefined;
  let kind: 'finished' | 'stopped' = 'finished';
  try {
    await fillPack(getBase(), pack, own.signal, (done, { size }) =>
      change({ work: { pack, done, total: size } }),
    );
  } catch (error) {
    reason = findFailure(error);
    kind = 'stopped';
  }
  markUnsaved('offline-pack', false);
  await refreshPacks();
  change({
    work: undefined,
    ...(reason ? { failure: { pack, reason } } : { outcome: { pack, kind } }),
  });
}

export function cancelPack(): void {
  controller?.abort();
}

export async function deletePack(pack: PackId): Promise<void> {
  await removePack(pack);
  const { failure } = store.get();
  await refreshPacks();
  change({
    failure: isSamePack(failure?.pack, pack) ? undefined : failure,
    outcome: { pack, kind: 'deleted' },
  });
}
