/** @jest-environment node */
import { findEntry, TIME_LIMIT } from './findEntry';
import { MAX_BYTES } from './requestText';

const GOOD = JSON.stringify({
  ads: [{ company: 'A', description: 'B', statlink: 'https://a.test/' }],
});
const EMPTY = JSON.stringify({ ads: [{}] });

const find = (fetch: () => Promise<Response>, signal = new AbortController().signal) =>
  findEntry('https://feed.test/', { fetch, signal });

it('finds an ad in the first response', async () => {
  const fetch = jest.fn(async () => new Response(GOOD));
  expect(await find(fetch)).toMatchObject({ company: 'A', link: 'https://a.test/' });
  expect(fetch).toHaveBeenCalledTimes(1);
});

it('tries ten times while there is none', async () => {
  const fetch = jest.fn(async () => new Response(EMPTY));
  expect(await find(fetch)).toBeUndefined();
  expect(fetch).toHaveBeenCalledTimes(10);
});

it('stops at the first ad', async () => {
  const fetch = jest.fn(async () => new Response(EMPTY));
  fetch.mockResolvedValueOnce(new Response(EMPTY));
  fetch.mockResolvedValueOnce(new Response(GOOD));
  expect(await find(fetch)).toMatchObject({ company: 'A' });
  expect(fetch).toHaveBeenCalledTimes(2);
});

const endless = () =>
  new ReadableStream<Uint8Array>({
    pull: (controller) => controller.enqueue(new Uint8Array(10_000).fill(32)),
  });

it.each<[string, () => Response | Promise<Response>]>([
  ['a network failure', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['a server error', () => new Response(GOOD, { status: 500 })],
  ['bad JSON', () => new Response('{"ads":')],
  ['no list', () => new Response('{}')],
  ['no body', () => new Response(null)],
  [
    'a response announced as too long',
    () => new Response(GOOD, { headers: { 'content-length': String(MAX_BYTES + 1) } }),
  ],
  ['a response that is too long', () => new Response(GOOD + ' '.repeat(MAX_BYTES))],
  ['a response that never ends', () => new Response(endless())],
  [
    'a truncated body',
    () => new Response(new ReadableStream({ start: (stream) => stream.error(new Error('gone')) })),
  ],
])('gives up immediately and silently on %s', async (_, answer) => {
  const fetch = jest.fn(async () => answer());
  expect(await find(fetch)).toBeUndefined();
  expect(fetch).toHaveBeenCalledTimes(1);
});

/** A fetch that never responds and rejects like the browser's when it's aborted. */
const hang = (_url: unknown, init?: RequestInit) =>
  new Promise<Response>((_, reject) => {
    init?.signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
  });

it('gives up on a slow response', async () => {
  jest.useFakeTimers();
  const search = findEntry('https://feed.test/', {
    fetch: hang,
    signal: new AbortController().signal,
  });
  await jest.advanceTimersByTimeAsync(TIME_LIMIT);
  expect(await search).toBeUndefined();
  jest.useRealTimers();
});

it('stops when nobody is waiting for it anymore', async () => {
  const controller = new AbortController();
  const search = findEntry('https://feed.test/', { fetch: hang, signal: controller.signal });
  controller.abort();
  expect(await search).toBeUndefined();
});
