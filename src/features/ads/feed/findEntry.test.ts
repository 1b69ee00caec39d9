/** @jest-environment node */
import { findEntry, TIME_LIMIT } from './findEntry';
import { MAX_BYTES } from './requestText';

const GOOD = JSON.stringify({
  ads: [{ company: 'A', description: 'B', statlink: 'https://a.test/' }],
});
const EMPTY = JSON.stringify({ ads: [{}] });

const find = (fetch: () => Promise<Response>, signal = new AbortController().signal) =>
  findEntry('https://feed.test/', { fetch, signal });

it('finds an ad in the first answer', async () => {
  const fetch = jest.fn(async () => new Response(GOOD));
  expect(await find(fetch)).toMatchObject({ company: 'A', link: 'https://a.test/' });
  expect(fetch).toHaveBeenCalledTimes(1);
});

it('asks ten times while there is none', async () => {
  const fetch = jest.fn(async () => new Response(EMPTY));
  expect(await find(fetch)).toBeUndefined();
  expect(fetch).toHaveBeenCalledTimes(10);
});

it('stops asking at the first ad', async () => {
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
  ['an error of the server', () => new Response(GOOD, { status: 500 })],
  ['bad JSON', () => new Response('{"ads":')],
  ['no list', () => new Response('{}')],
  ['no body', () => new Response(null)],
  [
    'what is announced as too long',
    () => new Response(GOOD, { headers: { 'content-length': String(MAX_BYTES + 1) } }),
  ],
  ['what is too long', () => new Response(GOOD + ' '.repeat(MAX_BYTES))],
  ['what never ends', () => new Response(endless())],
  [
    'a body that breaks off',
    () => new Response(new ReadableStream({ start: (stream) => stream.error(new Error('gone')) })),
  ],
])('gives up at once, silently, on %s', async (_, answer) => {
  const fetch = jest.fn(async () => answer());
  expect(await find(fetch)).toBeUndefined();
  expect(fetch).toHaveBeenCalledTimes(1);
});

/** A fetch that never answers, and ends as the browser's does when it is called off. */
const hang = (_url: unknown, init?: RequestInit) =>
  new Promise<Response>((_, reject) => {
    init?.signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
  });

it('gives up on a slow answer', async () => {
  jest.useFakeTimers();
  const search = findEntry('https://feed.test/', {
    fetch: hang,
    signal: new AbortController().signal,
  });
  await jest.advanceTimersByTimeAsync(TIME_LIMIT);
  expect(await search).toBeUndefined();
  jest.useRealTimers();
});

it('stops when nobody waits for it any more', async () => {
  const controller = new AbortController();
  const search = findEntry('https://feed.test/', { fetch: hang, signal: controller.signal });
  controller.abort();
  expect(await search).toBeUndefined();
});
