import { CHAT_LIMITS } from '@site/src/lib/contracts/chat';
import { getProduct } from '@site/src/lib/products';
import { requestChat } from './requestChat';
import { choosePackage } from './subject';
import { SUBJECT } from './testSubject';
import type { Transport } from './transport';

const subject = { ...SUBJECT, product: getProduct('data-grid') };
const endpoint = 'https://chat.example/v1/public/chat/open';
const { signal } = new AbortController();

it('posts what the contract lists, with the entry first, and nothing else', async () => {
  const transport = jest.fn<ReturnType<Transport>, Parameters<Transport>>(() =>
    Promise.resolve({ ok: true, text: '{"nextUrl":"https://chat.example/c/1"}' }),
  );
  expect(await requestChat(subject, { endpoint, signal, transport })).toEqual({
    url: 'https://chat.example/c/1',
  });
  const [body, given] = transport.mock.lastCall!;
  expect(given).toBe(signal);
  expect(JSON.parse(body)).toEqual({
    type: 'mui-docs',
    name: 'Pinned at first',
    description: 'Column pinning',
    files: [
      { path: 'PinInitial.tsx', content: SUBJECT.files[0]!.code, isEntry: true },
      { path: 'parts/rows.ts', content: SUBJECT.files[1]!.code },
    ],
    package: { name: '@mui/x-data-grid', version: '8.7.1' },
  });
});

it('treats a request without a response as a failure', async () => {
  const transport = () => Promise.reject(new TypeError('Failed to fetch'));
  expect(await requestChat(subject, { endpoint, signal, transport })).toEqual({ reason: '' });
});

it('posts no more than the chat accepts', async () => {
  const transport = jest.fn<ReturnType<Transport>, Parameters<Transport>>();
  const files = [{ name: 'A.tsx', code: 'é'.repeat(CHAT_LIMITS.request / 2) }];
  const outcome = await requestChat({ ...subject, files }, { endpoint, signal, transport });
  expect(outcome).toEqual({ reason: 'The code is too long for the chat.' });
  expect(transport).not.toHaveBeenCalled();
});

it('identifies a product by its first package, in the version the demo runs on', () => {
  const { product, version } = subject;
  const name = '@mui/x-data-grid';
  const choose = (dependencies: Record<string, string>) =>
    choosePackage(product, { version, dependencies });
  expect(choose({ [name]: '8.6.0', '@mui/x-data-grid-pro': '8.7.0' }).version).toBe('8.6.0');
  expect(choose({ '@mui/x-data-grid-premium': '8.6.1' })).toEqual({ name, version: '8.6.1' });
  expect(choose({})).toEqual({ name, version: '8.7.0' });
});
