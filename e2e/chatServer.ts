import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { test as base, type Page } from '@playwright/test';
import {
  CHAT_CONFIG_ID,
  CHAT_PATH,
  type ChatAnswer,
  type ChatConfig,
  type ChatRequest,
} from '../src/lib/contracts/chat';
import { addConfig, serveConfigured } from './serveConfigured';

/** Where a conversation continues. */
export const CHAT_URL = 'https://chat.example/c/1';

export interface ChatServer {
  baseUrl: string;
  /** What was posted, oldest first. */
  received: ChatRequest[];
  /** How requests are answered: not at all, when `release` is called, or with this response. */
  mode: 'down' | 'slow' | { status: number; body: string };
  /** Answers the pending requests. */
  release: () => void;
}

const ANSWER: ChatAnswer = { nextUrl: CHAT_URL };

export const OK: ChatServer['mode'] = { status: 200, body: JSON.stringify(ANSWER) };

/** A server that implements the chat's contract. */
export const test = base.extend<{ server: ChatServer }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from it.
  server: async ({}, use) => {
    let waiting: (() => void)[] = [];
    const state: ChatServer = {
      baseUrl: '',
      received: [],
      mode: OK,
      release() {
        waiting.forEach((answer) => answer());
        waiting = [];
      },
    };
    const server = createServer((request, response) => {
      response.setHeader('access-control-allow-origin', '*');
      response.setHeader('access-control-allow-headers', 'content-type');
      if (request.method !== 'POST' || request.url !== CHAT_PATH) {
        response.statusCode = request.method === 'OPTIONS' ? 204 : 404;
        response.end();
        return;
      }
      void text(request).then((body) => {
        state.received.push(JSON.parse(body) as ChatRequest);
        const answer = (mode: ChatServer['mode']) => {
          if (typeof mode === 'object') {
            response.writeHead(mode.status).end(mode.body);
          }
        };
        if (state.mode === 'down') {
          request.socket.destroy();
        } else if (state.mode === 'slow') {
          waiting.push(() => answer(OK));
        } else {
          answer(state.mode);
        }
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    state.baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    await use(state);
    await new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  },
});

/** Makes built pages look as if a deployer had configured a chat, and mocks the chat. */
export async function configureChat(
  page: Page,
  { baseUrl }: Pick<ChatServer, 'baseUrl'>,
  products: ChatConfig['products'] = ['x-tree-view'],
): Promise<void> {
  const config: ChatConfig = { baseUrl, products };
  await serveConfigured(page, { chat: { baseUrl } }, (html) =>
    addConfig(html, CHAT_CONFIG_ID, JSON.stringify(config)),
  );
  await page
    .context()
    .route('https://chat.example/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>A chat</title>' }),
    );
}
