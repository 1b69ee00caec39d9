/** @jest-environment node */
import type { PackFile, PackList } from '@site/src/lib/contracts/offline';
import { MissingFileError, storePack } from './storePack';

const BASE = 'https://mui.com/';
const LIST = `${BASE}offline-packs/v8/charts.json`;

/** A cache like a browser's, with space for this many entries. */
class FakeCache {
  entries = new Map<string, Response>();
  constructor(public room = Infinity) {}
  put(address: string, response: Response) {
    if (!this.entries.has(address) && this.entries.size >= this.room) {
      return Promise.reject(new DOMException('full', 'QuotaExceededError'));
    }
    this.entries.set(address, response);
    return Promise.resolve();
  }
  match({ url }: { url: string }) {
    return Promise.resolve(this.entries.get(url)?.clone());
  }
  keys() {
    return Promise.resolve([...this.entries.keys()].map((url) => ({ url })));
  }
  delete(address: string) {
    return Promise.resolve(this.entries.delete(address));
  }
  get paths() {
    return [...this.entries.keys()].map((address) => address.slice(BASE.length)).sort();
  }
}

const createList = (files: PackFile[], hash = 'h1'): PackList => ({
  version: 'v8',
  product: 'charts',
  size: files.reduce((sum, [, size]) => sum + size, 0),
  pages: 1,
  build: 'b1',
  hash,
  files,
});

const FILES: PackFile[] = [
  ['assets/js/1.js', 100, 'a1'],
  ['assets/js/2.js', 50, 'a2'],
  ['x/react-charts/', 3, 'c1'],
];

let fetched: string[];
const createFetcher = (missing?: string) => (address: string, init?: RequestInit) => {
  init?.signal?.throwIfAborted();
  fetched.push(address.slice(BASE.length));
  return address.endsWith(missing ?? '#')
    ? Promise.resolve(new Response('', { status: 404 }))
    : Promise.resolve(
        new Response(`text of ${address}`, {
          headers: { 'content-type': 'text/plain', 'content-encoding': 'br' },
        }),
      );
};

interface Run {
  cache: FakeCache;
  list?: PackList;
  missing?: string;
  controller?: AbortController;
  onProgress?: (bytes: number) => void;
}

const run = ({ cache, list = createList(FILES), missing, controller, onProgress }: Run) =>
  storePack(list, {
    cache: cache as unknown as Cache,
    base: BASE,
    fetcher: createFetcher(missing) as typeof fetch,
    signal: (controller ?? new AbortController()).signal,
    onProgress: onProgress ?? (() => {}),
  });

beforeEach(() => {
  fetched = [];
});

it('stores all files, pages last, then the list, and reports the bytes', async () => {
  const cache = new FakeCache();
  const bytes: number[] = [];
  await run({ cache, onProgress: (done) => bytes.push(done) });
  expect(fetched.at(-1)).toBe('x/react-charts/');
  expect(cache.paths).toEqual([...FILES.map(([path]) => path), LIST.slice(BASE.length)].sort());
  expect(bytes).toEqual([0, 100, 150, 153]);
  const page = cache.entries.get(`${BASE}x/react-charts/`)!;
  expect(page.headers.get('content-type')).toBe('text/plain');
  expect(page.headers.has('content-encoding')).toBe(false);
  expect(await page.text()).toContain('x/react-charts/');
});

it('fetches only what is missing when resumed', async () => {
  const cache = new FakeCache();
  const controller = new AbortController();
  const stop = run({
    cache,
    controller,
    onProgress: (done) => {
      if (done === 150) {
        controller.abort();
      }
    },
  });
  await expect(stop).rejects.toThrow(/abort/i);
  expect(cache.entries.has(LIST)).toBe(false);
  expect(cache.entries.has(`${LIST}?storing`)).toBe(true);
  fetched = [];
  await run({ cache });
  expect(fetched).toEqual(['x/react-charts/']);
  expect(cache.entries.has(LIST)).toBe(true);
  expect(cache.entries.has(`${LIST}?storing`)).toBe(false);
});

it('keeps what was stored if storage runs out', async () => {
  const cache = new FakeCache(2);
  await expect(run({ cache })).rejects.toMatchObject({ name: 'QuotaExceededError' });
  expect(cache.paths).toEqual(['assets/js/1.js', `${LIST.slice(BASE.length)}?storing`]);
});

it("keeps the stored pack readable if a new one doesn't fit", async () => {
  const cache = new FakeCache(5);
  await run({ cache });
  const next = createList(
    [
      ['assets/js/3.js', 1, 'a3'],
      ['assets/js/4.js', 1, 'a4'],
      ['x/react-charts/', 3, 'c2'],
    ],
    'h2',
  );
  await expect(run({ cache, list: next })).rejects.toMatchObject({ name: 'QuotaExceededError' });
  expect(cache.paths).toEqual(expect.arrayContaining(FILES.map(([path]) => path)));
  expect(await cache.entries.get(LIST)!.clone().json()).toMatchObject({ hash: 'h1' });
});

it('fetches what has changed, and removes what is no longer part of the pack', async () => {
  const cache = new FakeCache();
  await run({ cache });
  fetched = [];
  const next = createList([FILES[0]!, ['assets/js/3.js', 1, 'a3'], ['x/react-charts/', 3, 'c2']]);
  await run({ cache, list: next });
  expect(fetched).toEqual(['assets/js/3.js', 'x/react-charts/']);
  expect(cache.paths).not.toContain('assets/js/2.js');
});

it('reports which file is missing, and stores no page that would need it', async () => {
  const cache = new FakeCache();
  await expect(run({ cache, missing: '2.js' })).rejects.toThrow(
    new MissingFileError('assets/js/2.js: 404'),
  );
  expect(cache.paths).not.toContain('x/react-charts/');
});
