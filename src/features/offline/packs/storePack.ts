import {
  getPackPath,
  PACK_HEADER,
  type PackFile,
  type PackList,
} from '@site/src/lib/contracts/offline';
import { planDownload } from './planDownload';

/** Simultaneous requests. */
const CONCURRENCY = 6;

/** On stored responses: the hash that identifies a file's content. */
const HASH_HEADER = 'x-offline-hash';

/** A file in the list doesn't exist: the site may have changed in the meantime. */
export class MissingFileError extends Error {
  override name = 'MissingFileError';
}

interface StoreOptions {
  cache: Cache;
  /** The site's root: a URL with a trailing slash. */
  base: string;
  fetcher: typeof fetch;
  signal: AbortSignal;
  /** Called with the number of stored bytes. */
  onProgress: (bytes: number) => void;
}

/** URL of a pack's list in its cache: present once all files are. */
export const getListAddress = (base: string, list: PackList) => base + getPackPath(list);

/** The same while files are being stored. */
export const getPlanAddress = (base: string, list: PackList) =>
  `${getListAddress(base, list)}?storing`;

const isList = (address: string) => /\/offline-packs\/[^#]*$/.test(address);

/** The hash of each file in a cache, by path. */
async function readStored(cache: Cache, base: string): Promise<Map<string, string | null>> {
  const requests = (await cache.keys()).filter(({ url }) => !isList(url));
  return new Map(
    await Promise.all(
      requests.map(async (request): Promise<[string, string | null]> => {
        const found = await cache.match(request, { ignoreVary: true });
        return [request.url.slice(base.length), found?.headers.get(HASH_HEADER) ?? null];
      }),
    ),
  );
}

async function createEntry(response: Response, hash: string): Promise<Response> {
  const headers = new Headers(response.headers);
  // The stored content is neither compressed nor as long as what was transferred.
  ['content-encoding', 'content-length'].forEach((name) => headers.delete(name));
  headers.set(HASH_HEADER, hash);
  return new Response(await response.blob(), { headers });
}

/** Calls `run` for each item, several at a time. Stops after the first failure. */
async function runLimited<T>(items: readonly T[], run: (item: T) => Promise<void>): Promise<void> {
  const rest = [...items];
  let hasFailed = false;
  const work = async () => {
    for (let item = rest.shift(); item !== undefined && !hasFailed; item = rest.shift()) {
      try {
        await run(item);
      } catch (error) {
        hasFailed = true;
        throw error;
      }
    }
  };
  const results = await Promise.allSettled(Array.from({ length: CONCURRENCY }, work));
  const failure = results.find((result) => result.status === 'rejected');
  if (failure) {
    throw failure.reason as Error;
  }
}

/**
 * Stores all files of a list that aren't stored yet. Rejects with what stopped it, but keeps what
 * was there: a pack stays readable while its files change, because pages are stored after what they
 * need.
 */
export async function storePack(list: PackList, options: StoreOptions): Promise<void> {
  const { cache, base, fetcher, signal, onProgress } = options;
  const write = (address: string) =>
    cache.put(
      address,
      new Response(JSON.stringify(list), { headers: { 'content-type': 'application/json' } }),
    );
  await write(getPlanAddress(base, list));
  const { needed, pages, present } = planDownload(list, await readStored(cache, base));
  let bytes = present;
  onProgress(bytes);
  const storeFile = async ([path, size, hash]: PackFile) => {
    const response = await fetcher(base + path, { headers: { [PACK_HEADER]: '1' }, signal });
    if (!response.ok) {
      throw new MissingFileError(`${path}: ${response.status}`);
    }
    await cache.put(base + path, await createEntry(response, hash));
    bytes += size;
    onProgress(bytes);
  };
  await runLimited(needed, storeFile);
  await runLimited(pages, storeFile);
  await write(getListAddress(base, list));
  await cache.delete(getPlanAddress(base, list));
  const { stale } = planDownload(list, await readStored(cache, base));
  await Promise.all(stale.map((path) => cache.delete(base + path)));
}
