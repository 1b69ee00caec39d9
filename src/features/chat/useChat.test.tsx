import { CHAT_CONFIG_ID } from '@site/src/lib/contracts/chat';
import { getProduct } from '@site/src/lib/products';
import { act, renderHook } from '@testing-library/react';
import type { requestChat } from './requestChat';
import { SUBJECT } from './testSubject';
import { useChat } from './useChat';

type Request = typeof requestChat;

const mockRequest = jest.fn<ReturnType<Request>, Parameters<Request>>();
jest.mock('./requestChat', () => ({
  requestChat: (...input: Parameters<Request>) => mockRequest(...input),
}));

const FAILED = 'Failed to open the chat about Data Grid.';
let isOnline = true;
Object.defineProperty(navigator, 'onLine', { get: () => isOnline });

/** A tab as opened by the browser. */
const createTab = () => ({
  closed: false,
  opener: window as Window | null,
  document: document.implementation.createHTMLDocument(),
  location: { replace: jest.fn() },
  close: jest.fn(),
});

let tab: ReturnType<typeof createTab> | null;
const say = jest.fn<void, [string, number?]>();
const openWindow = jest.fn(() => tab);

function start(slug: 'data-grid' | 'charts' = 'data-grid') {
  return renderHook(() => useChat(getProduct(slug), say));
}

beforeAll(() => {
  const element = document.createElement('script');
  Object.assign(element, { type: 'application/json', id: CHAT_CONFIG_ID });
  const config = { baseUrl: 'https://chat.example', products: ['x-data-grid'] };
  element.textContent = JSON.stringify(config);
  document.head.append(element);
  Object.assign(window, { open: openWindow });
});

beforeEach(() => {
  jest.clearAllMocks();
  isOnline = true;
  tab = createTab();
  mockRequest.mockResolvedValue({ url: 'https://chat.example/c/1' });
});

it('is available for the configured products', () => {
  expect(start().result.current.isThere).toBe(true);
  expect(start('charts').result.current.isThere).toBe(false);
});

it("opens a tab without an opener during the click and redirects it to the response's URL", async () => {
  const { result } = start();
  let opened: Promise<void>;
  act(() => {
    opened = result.current.open(SUBJECT);
  });
  expect(openWindow).toHaveBeenCalledTimes(1);
  expect(tab!.opener).toBeNull();
  expect(tab!.document.body.textContent).toBe('Opening the chat about Data Grid…');
  expect(result.current.isOpening).toBe(true);
  expect(say).toHaveBeenLastCalledWith('Opening the chat about Data Grid', expect.any(Number));
  await act(() => opened);
  expect(mockRequest.mock.lastCall![1].endpoint).toBe('https://chat.example/v1/public/chat/open');
  expect(tab!.location.replace).toHaveBeenCalledWith('https://chat.example/c/1');
  expect(result.current.isOpening).toBe(false);
  expect(say).toHaveBeenLastCalledWith('The chat about Data Grid is in a new tab.');
});

it("sends one request, no matter how often it's clicked, and another one when that is done", async () => {
  const { result } = start();
  await act(() => Promise.all([result.current.open(SUBJECT), result.current.open(SUBJECT)]));
  expect(mockRequest).toHaveBeenCalledTimes(1);
  await act(() => result.current.open(SUBJECT));
  expect(mockRequest).toHaveBeenCalledTimes(2);
});

it('closes the tab on failure and shows the reason from the service', async () => {
  mockRequest.mockResolvedValue({ reason: 'Too many chats.' });
  const { result } = start();
  await act(() => result.current.open(SUBJECT));
  expect(tab!.close).toHaveBeenCalled();
  expect(say).toHaveBeenLastCalledWith(`${FAILED} Too many chats.`, 6000);
  mockRequest.mockResolvedValue({ reason: '' });
  tab = createTab();
  await act(() => result.current.open(SUBJECT));
  expect(say).toHaveBeenLastCalledWith(FAILED, 6000);
});

it('offers a link if the browser opens no tab, until the next attempt', async () => {
  tab = null;
  const { result } = start();
  await act(() => result.current.open(SUBJECT));
  expect(result.current.refusedUrl).toBe('https://chat.example/c/1');
  act(() => result.current.dismiss());
  expect(result.current.refusedUrl).toBeUndefined();
});

it('sends no request while offline', async () => {
  isOnline = false;
  const { result } = start();
  await act(() => result.current.open(SUBJECT));
  expect(say).toHaveBeenLastCalledWith(expect.stringMatching(/^You're offline/), 6000);
  expect(openWindow).not.toHaveBeenCalled();
  expect(mockRequest).not.toHaveBeenCalled();
});

it('aborts when the reader closes the waiting tab', async () => {
  mockRequest.mockImplementation(
    (_subject, { signal }) =>
      new Promise((resolve) => {
        signal.addEventListener('abort', () => resolve({ reason: '' }));
      }),
  );
  const { result } = start();
  await act(async () => {
    const opened = result.current.open(SUBJECT);
    tab!.closed = true;
    await opened;
  });
  expect(say).toHaveBeenLastCalledWith('');
  expect(result.current.isOpening).toBe(false);
});

it('aborts when the reader leaves the page', async () => {
  let given: AbortSignal | undefined;
  mockRequest.mockImplementation((_subject, { signal }) => {
    given = signal;
    return new Promise(() => {});
  });
  const { result, unmount } = start();
  await act(async () => {
    void result.current.open(SUBJECT);
    await import('./requestChat');
  });
  unmount();
  expect(given?.aborted).toBe(true);
});
