import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { test as base, type Page } from '@playwright/test';
import { PACK_INDEX_PATH, type PackIndex } from '../src/lib/contracts/offline';

const BUILD_DIR = path.join(__dirname, '../build');

const TYPES: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

/** The existing build, according to its packs. */
export const { build: BUILD } = JSON.parse(
  readFileSync(path.join(BUILD_DIR, PACK_INDEX_PATH), 'utf8'),
) as PackIndex;

const [, MAIN] = /\/(main\.[0-9a-f]+)\.js/.exec(
  readFileSync(path.join(BUILD_DIR, 'index.html'), 'utf8'),
)!;

/** The script that a version's pages load when idle, identified by a name that it writes. */
const IDLE_SCRIPTS = readdirSync(path.join(BUILD_DIR, 'assets/js'))
  .filter(
    (file) =>
      /^\d/.test(file) &&
      readFileSync(path.join(BUILD_DIR, 'assets/js', file), 'utf8').includes(
        'offline-reloaded-for',
      ),
  )
  .map((file) => `/assets/js/${file}`);

/** The requests that pages send when idle. */
export const listIdleRequests = (requests: readonly string[]) =>
  requests.filter((request) => IDLE_SCRIPTS.includes(request));

interface OfflineServer {
  origin: string;
  /** Closes every connection, as if there were no network. */
  isDown: boolean;
  /** Whether pages say that this is their documentation host; by default, as they were built. */
  isDocsHost: boolean;
  /** The worker's name for its build, if it differs from the existing one. */
  build: string;
  /** A worker to serve instead of the build's. */
  worker: string | undefined;
  /** If the server has a different build by now: the chunks that still exist. */
  rebuilt: ReadonlySet<string> | undefined;
  /** Before each response, in ms. */
  delay: number;
  /** Paths that were requested and answered, in order. */
  requests: string[];
}

function send(response: ServerResponse, file: string, text?: string): void {
  response.writeHead(200, {
    'content-type': TYPES[path.extname(file)] ?? 'application/octet-stream',
    // So that only the worker caches anything.
    'cache-control': 'no-store',
  });
  response.end(text ?? readFileSync(file));
}

function answer(state: OfflineServer, pathname: string, response: ServerResponse): void {
  const notFound = () => response.writeHead(404, { 'content-type': 'text/html' }).end('Not found');
  const { rebuilt } = state;
  if (rebuilt && /^\/assets\/js\/\d+\./.test(pathname) && !rebuilt.has(pathname)) {
    return void notFound();
  }
  const served = rebuilt ? pathname.replace('main.ffffffff', MAIN!) : pathname;
  const file = path.join(BUILD_DIR, served, served.endsWith('/') ? 'index.html' : '');
  if (!existsSync(file) || !statSync(file).isFile()) {
    return void notFound();
  }
  if (pathname === '/x/sw.js') {
    const worker = state.worker ?? readFileSync(file, 'utf8');
    return send(response, file, worker.replaceAll(BUILD, state.build));
  }
  if (file.endsWith('.html')) {
    let html = readFileSync(file, 'utf8');
    if (state.isDocsHost) {
      html = html.replace('{"host":"mui.com"}', '{"host":"localhost"}');
    }
    return send(response, file, rebuilt ? html.replaceAll(MAIN!, 'main.ffffffff') : html);
  }
  send(response, file);
}

/**
 * A server for the built site whose network fails, whose build changes and whose worker is retired.
 */
export const test = base.extend<{ server: OfflineServer }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from it.
  server: async ({}, use) => {
    const state: OfflineServer = {
      origin: '',
      isDown: false,
      isDocsHost: true,
      build: BUILD,
      worker: undefined,
      rebuilt: undefined,
      delay: 0,
      requests: [],
    };
    const server = createServer((request, response) => {
      const { pathname } = new URL(request.url!, 'http://localhost');
      if (state.isDown) {
        request.socket.destroy();
        return;
      }
      void wait(state.delay).then(() => {
        if (state.isDown) {
          request.socket.destroy();
          return;
        }
        state.requests.push(pathname);
        answer(state, decodeURIComponent(pathname), response);
      });
    });
    await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
    state.origin = `http://localhost:${(server.address() as AddressInfo).port}`;
    await use(state);
    await new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  },
});

/** Resolves when the worker controls the page. */
export async function waitForWorker(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
}

/** URLs of everything in the caches with such a name, without origin and query. */
export async function listCached(page: Page, name: string): Promise<string[]> {
  return page.evaluate(async (part) => {
    const names = (await caches.keys()).filter((candidate) => candidate.includes(part));
    const lists = await Promise.all(
      names.map(async (candidate) => (await caches.open(candidate)).keys()),
    );
    return lists.flat().map(({ url }) => new URL(url).pathname);
  }, name);
}

/** Counts how often the page itself is loaded. */
export function countLoads(page: Page): { readonly count: number } {
  const loads = { count: 0 };
  page.on('load', () => {
    loads.count += 1;
  });
  return loads;
}
