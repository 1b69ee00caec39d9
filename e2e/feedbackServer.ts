import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { test as base, type Page } from '@playwright/test';
import type { FeedbackPayload } from '../src/lib/contracts/feedback';
import { FEEDBACK_CONFIG_ID } from '../src/lib/contracts/feedbackConfig';
import { addConfig, serveConfigured } from './serveConfigured';

/**
 * How requests are answered: with a status, not at all, when `release` is called, or that there are
 * too many, with the number of seconds to wait.
 */
type Mode = number | 'down' | 'slow' | { retryAfter: number };

interface FeedbackServer {
  endpoint: string;
  /** What was acknowledged, oldest first. */
  received: FeedbackPayload[];
  /** The number of requests, answered or not. */
  requests: number;
  mode: Mode;
  /** Answers pending requests, and all requests from now on. */
  release: () => void;
  /** What a service knows after all that: the latest state of each ID. */
  list: () => FeedbackPayload[];
}

/** A server that implements the feedback contract. */
export const test = base.extend<{ server: FeedbackServer }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from it.
  server: async ({}, use) => {
    let waiting: (() => void)[] = [];
    const state: FeedbackServer = {
      endpoint: '',
      received: [],
      requests: 0,
      mode: 200,
      release() {
        state.mode = 200;
        waiting.forEach((answer) => answer());
        waiting = [];
      },
      list: () => [...new Map(state.received.map((payload) => [payload.id, payload])).values()],
    };
    const server = createServer((request, response) => {
      void text(request).then((body) => {
        state.requests += 1;
        const answer = (status: number, headers: Record<string, string> = {}) => {
          if (status === 200) {
            const payload = new URLSearchParams(body).get('payload')!;
            state.received.push(JSON.parse(payload) as FeedbackPayload);
          }
          response.writeHead(status, { 'access-control-allow-origin': '*', ...headers }).end();
        };
        if (state.mode === 'down') {
          request.socket.destroy();
        } else if (state.mode === 'slow') {
          waiting.push(() => answer(200));
        } else if (typeof state.mode === 'object') {
          answer(429, {
            'access-control-expose-headers': 'Retry-After',
            'retry-after': String(state.mode.retryAfter),
          });
        } else {
          answer(state.mode);
        }
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    state.endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}/feedback`;
    await use(state);
    await new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  },
});

/** Makes built pages look as if a deployer had configured a feedback service. */
export async function configureFeedback(page: Page, endpoint: string): Promise<void> {
  await serveConfigured(page, { feedback: { endpoint } }, (html) =>
    addConfig(html, FEEDBACK_CONFIG_ID, JSON.stringify({ endpoint })),
  );
}
