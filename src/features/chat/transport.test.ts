import { TextDecoder } from 'node:util';
import { CHAT_LIMITS } from '@site/src/lib/contracts/chat';
import { createTransport } from './transport';

Object.assign(globalThis, { TextDecoder });

const { signal } = new AbortController();
const bytes = (text: string) => Uint8Array.from(Buffer.from(text));

/** A service that responds in these chunks. */
function answer(parts: Uint8Array[], status = 200) {
  const cancel = jest.fn();
  const fetch = jest.fn(() => {
    const rest = [...parts];
    const read = () => Promise.resolve({ done: rest.length === 0, value: rest.shift() });
    const body = { getReader: () => ({ read, cancel }) };
    return Promise.resolve({ ok: status < 300, body });
  });
  Object.assign(globalThis, { fetch });
  return { fetch, cancel };
}

it('posts JSON and reveals nothing about the reader', async () => {
  const { fetch } = answer([bytes('{"a":'), bytes('1}')]);
  const post = createTransport('https://chat.example/open');
  expect(await post('{}', signal)).toEqual({ ok: true, text: '{"a":1}' });
  expect(fetch).toHaveBeenCalledWith('https://chat.example/open', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
    credentials: 'omit',
    signal,
  });
});

it('joins characters that are split across chunks', async () => {
  const [first, ...rest] = bytes('ü');
  answer([Uint8Array.of(first!), Uint8Array.from(rest)], 500);
  expect(await createTransport('')('', signal)).toEqual({ ok: false, text: 'ü' });
});

it('stops reading a response that is too long', async () => {
  const half = bytes(' '.repeat(CHAT_LIMITS.answer / 2));
  const { cancel } = answer([half, half, half, half]);
  expect(await createTransport('')('', signal)).toEqual({ ok: true, text: undefined });
  expect(cancel).toHaveBeenCalledTimes(1);
});
