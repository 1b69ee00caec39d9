/** @jest-environment node */
import { getPackCache } from '../lib/offlineCaches';
import type start from './index';

// It stores usage times in a database, which doesn't exist here.
jest.mock('workbox-expiration', () => ({
  ExpirationPlugin: class {},
  CacheExpiration: class {
    delete = () => Promise.resolve();
  },
}));

const ORIGIN = 'https://mui.com';

class FakeCache {
  entries = new Map<string, Response>();
  put(request: Request | string, response: Response) {
    this.entries.set(typeof request === 'string' ? request : request.url, response);
    return Promise.resolve();
  }
  match(request: Request | string, options?: { ignoreSearch?: boolean }) {
    const wanted = typeof request === 'string' ? request : request.url;
    const key = [...this.entries.keys()].find(
      (address) => (options?.ignoreSearch ? address.replace(/\?.*/, '') : address) === wanted,
    );
    return Promise.resolve(key === undefined ? undefined : this.entries.get(key)!.clone());
  }
}

class FakeCaches {
  all = new Map<string, FakeCache>();
  open(name: string) {
    this.all.set(name, this.all.get(name) ?? new FakeCache());
    return Promise.resolve(this.all.get(name)!);
  }
  keys() {
    return Promise.resolve([...this.all.keys()]);
  }
  delete(name: string) {
    return Promise.resolve(this.all.delete(name));
  }
  match() {
    return Promise.resolve(undefined);
  }
}

/** An event as the browser passes it to the worker. */
class FakeEvent extends Event {
  work: Promise<unknown>[] = [];
  response: Promise<Response> | undefined;
  data: unknown;
  ports: unknown[] = [];
  request!: Request;
  waitUntil(work: Promise<unknown>) {
    this.work.push(work);
  }
  respondWith(response: Promise<Response>) {
    this.response = response;
  }
}

let listeners: Map<string, (event: FakeEvent) => void>;
let caches: FakeCaches;
let network: jest.Mock<Promise<Response>, [Request]>;

beforeEach(() => {
  listeners = new Map();
  caches = new FakeCaches();
  network = jest.fn();
  Object.assign(globalThis, {
    self: globalThis,
    __WB_DISABLE_DEV_LOGS: true,
    location: new URL(`${ORIGIN}/x/sw.js`),
    registration: { scope: `${ORIGIN}/x/`, navigationPreload: { enable: jest.fn() } },
    clients: { claim: jest.fn() },
    addEventListener: (type: string, listener: (event: FakeEvent) => void) =>
      listeners.set(type, listener),
    caches,
    fetch: network,
    FetchEvent: FakeEvent,
    ExtendableEvent: FakeEvent,
  });
  jest.resetModules();
  jest.requireActual<{ default: typeof start }>('./index').default();
});

function createResponse(text: string, init: { status?: number; redirected?: boolean } = {}) {
  const response = new Response(text, { status: init.status ?? 200 });
  // Node's have no server: their type is `default`.
  Object.defineProperties(response, {
    type: { value: 'basic' },
    redirected: { value: init.redirected ?? false },
    clone: { value: () => createResponse(text, init) },
  });
  return response;
}

async function request(path: string, mode = 'cors'): Promise<Response | undefined> {
  const event = new FakeEvent('fetch');
  event.request = new Request(new URL(path, ORIGIN));
  Object.defineProperty(event.request, 'mode', { value: mode });
  listeners.get('fetch')!(event);
  const response = await event.response;
  await Promise.allSettled(event.work);
  return response;
}

const serve = (text: string, init = {}) =>
  network.mockImplementation(() => Promise.resolve(createResponse(text, init)));
const cut = () => network.mockRejectedValue(new TypeError('Failed to fetch'));

const PAGE = '/x/react-charts/bars/';
const SCRIPT = '/assets/js/1.1a2b3c4d.js';

it('stores a visited page and shows it without a network, regardless of its query', async () => {
  serve('new');
  await request(PAGE, 'navigate');
  serve('newer');
  expect(await (await request(PAGE, 'navigate'))!.text()).toBe('newer');
  cut();
  expect(await (await request(`${PAGE}?settings=mode:dark`, 'navigate'))!.text()).toBe('newer');
});

it('requests a hashed file from the network once', async () => {
  serve('code');
  await request(SCRIPT);
  await request(SCRIPT);
  expect(network).toHaveBeenCalledTimes(1);
});

it.each([
  ['an error', { status: 404 }],
  ['a redirected page', { redirected: true }],
])("doesn't store %s", async (_, init) => {
  serve('text', init);
  expect(await (await request(PAGE, 'navigate'))!.text()).toBe('text');
  cut();
  expect((await request(PAGE, 'navigate'))!.status).toBe(302);
});

it('finds what was never visited in a pack and in the shell', async () => {
  cut();
  const pack = await caches.open(getPackCache({ version: 'v8', product: 'charts' }));
  await pack.put(`${ORIGIN}${PAGE}`, new Response('stored page'));
  await pack.put(`${ORIGIN}${SCRIPT}`, new Response('stored code'));
  const shell = await caches.open(`workbox-precache-v2-${ORIGIN}/x/`);
  await shell.put(`${ORIGIN}/x/offline/?__WB_REVISION__=1`, new Response('offline page'));
  expect(await (await request(PAGE, 'navigate'))!.text()).toBe('stored page');
  expect(await (await request(SCRIPT))!.text()).toBe('stored code');
  const offline = await request('/x/offline/?from=/x/', 'navigate');
  expect(await offline!.text()).toBe('offline page');
});

it("redirects to the offline page from a page that isn't stored, and from nothing else", async () => {
  cut();
  const response = await request(`${PAGE}?a=b`, 'navigate');
  expect(response!.headers.get('location')).toBe(
    `${ORIGIN}/x/offline/?from=${encodeURIComponent(`${PAGE}?a=b`)}`,
  );
  expect((await request(PAGE))!.type).toBe('error');
  expect((await request(SCRIPT))!.type).toBe('error');
  // No redirect loop.
  expect((await request('/x/offline/', 'navigate'))!.type).toBe('error');
});

it("doesn't respond to anything outside of the docs", async () => {
  serve('text');
  expect(await request('/playground/', 'navigate')).toBeUndefined();
  expect(await request('https://vendor.example/ad.js')).toBeUndefined();
  expect(network).not.toHaveBeenCalled();
});

it('removes what was visited in other builds when it takes over, and keeps packs', async () => {
  const kept = [getPackCache({ version: 'v8', product: 'charts' }), 'another-app'];
  for (const name of ['x-docs-visited/b0/page', ...kept]) {
    await caches.open(name);
  }
  const event = new FakeEvent('activate');
  listeners.get('activate')!(event);
  await Promise.all(event.work);
  expect(await caches.keys()).toEqual(kept);
});

it('stores what the first page had loaded, but only from the docs', async () => {
  serve('text');
  const event = new FakeEvent('message');
  event.data = {
    type: 'REMEMBER',
    addresses: [`${ORIGIN}${PAGE}`, `${ORIGIN}${SCRIPT}`, `${ORIGIN}/playground/`],
  };
  listeners.get('message')!(event);
  await Promise.all(event.work);
  expect(network).toHaveBeenCalledTimes(2);
  cut();
  expect(await (await request(PAGE, 'navigate'))!.text()).toBe('text');
});
