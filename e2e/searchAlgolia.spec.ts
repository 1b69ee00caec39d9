import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test as base, type Page } from '@playwright/test';
import { type AlgoliaConfig, SEARCH_CONFIG_ID } from '../src/lib/contracts/searchConfig';
import { addConfig, serveConfigured } from './serveConfigured';
import { watchConsole } from '../testing/visitor/watchConsole';

interface Query {
  indexName: string;
  query: string;
  facetFilters: string[];
  hitsPerPage: number;
}

interface Server {
  origin: string;
  /** The queries, oldest first, with the URL and the key. */
  queries: (Query & { url: string; key: string | undefined })[];
  /** Responds only with errors from now on. */
  fail: () => void;
}

const marked = (value: string) => ({ value, matchLevel: 'full', matchedWords: ['bar'] });

/** A heading as written by DocSearch's crawler, with text that isn't markup. */
const HIT = {
  objectID: '1',
  url: 'https://published.example/x/react-charts/quickstart/#installation',
  type: 'lvl2',
  content: 'Install <BarChart /> from npm',
  hierarchy: { lvl0: 'Charts', lvl1: 'Quickstart', lvl2: 'Install bars', lvl3: null },
  _highlightResult: {
    hierarchy: { lvl2: marked('Install <mark>bar</mark>s') },
    content: marked('Install <<mark>Bar</mark>Chart /> from npm'),
  },
  _snippetResult: { content: marked('Install <<mark>Bar</mark>Chart /> from npm') },
};

async function readBody(request: IncomingMessage): Promise<{ requests: Query[] }> {
  const parts: Buffer[] = [];
  for await (const part of request) {
    parts.push(part as Buffer);
  }
  return JSON.parse(Buffer.concat(parts).toString()) as { requests: Query[] };
}

/** A server that implements the used part of Algolia's search protocol. */
const test = base.extend<{ server: Server }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from it.
  server: async ({}, use) => {
    const queries: Server['queries'] = [];
    let isFailing = false;
    const server = createServer((request, response) => {
      response.setHeader('access-control-allow-origin', '*');
      response.setHeader('access-control-allow-headers', '*');
      if (request.method === 'OPTIONS') {
        response.end();
        return;
      }
      void readBody(request).then(({ requests }) => {
        const url = new URL(request.url ?? '', 'http://localhost');
        const key =
          url.searchParams.get('x-algolia-api-key') ?? request.headers['x-algolia-api-key'];
        queries.push(
          ...requests.map((query) => ({ ...query, url: url.pathname, key: String(key) })),
        );
        response.statusCode = isFailing ? 500 : 200;
        const results = requests.map(({ facetFilters, query }) => {
          const nbHits = facetFilters.some((filter) => filter.startsWith('productId')) ? 1 : 8;
          const isKnown = query.includes('bar');
          return { hits: isKnown ? [HIT] : [], nbHits: isKnown ? nbHits : 0, index: 'docs' };
        });
        response.setHeader('content-type', 'application/json');
        response.end(JSON.stringify({ results }));
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const fail = () => {
      isFailing = true;
    };
    await use({ origin: `http://127.0.0.1:${port}`, queries, fail });
    await new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  },
});

/** Makes built pages look as if a deployer had configured an index at Algolia. */
async function configureAlgolia(page: Page, origin: string): Promise<void> {
  const config: AlgoliaConfig = {
    appId: 'ABCDEF1234',
    apiKey: '0123456789abcdef0123456789abcdef',
    indexName: 'docs-index',
    origin,
    baseUrl: '/',
  };
  await serveConfigured(page, { algolia: config }, (html) =>
    addConfig(html, SEARCH_CONFIG_ID, JSON.stringify(config)),
  );
}

const getDialog = (page: Page) => page.getByRole('dialog', { name: 'Search the documentation' });

test('Algolia receives version, language and product, and its hits are rendered', async ({
  page,
  server,
}) => {
  const messages = watchConsole(page);
  const indexes: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('search-index')) {
      indexes.push(request.url());
    }
  });
  await configureAlgolia(page, server.origin);
  await page.goto('/x/react-charts/bars/');
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('bar');
  const dialog = getDialog(page);
  const option = dialog.getByRole('option').first();
  await expect(option).toContainText('Install bars');
  await expect(option).toContainText('Install <BarChart /> from npm');
  await expect(option.locator('mark').first()).toHaveText('bar');
  await expect(dialog.getByRole('option').last()).toHaveText('All products v8: 8 results');
  await expect(dialog.locator('.DocSearch-Logo')).toBeVisible();

  const last = server.queries.filter(({ query }) => query === 'bar');
  expect(last.map(({ facetFilters }) => facetFilters)).toEqual([
    ['version:v8', 'language:en', 'productId:x-charts'],
    ['version:v8', 'language:en'],
  ]);
  expect(last[0]).toMatchObject({
    url: '/1/indexes/*/queries',
    indexName: 'docs-index',
    key: '0123456789abcdef0123456789abcdef',
    hitsPerPage: 20,
  });

  await dialog.getByRole('radio', { name: 'v7' }).click();
  await expect
    .poll(() => server.queries.map(({ facetFilters }) => facetFilters))
    .toContainEqual(['version:v7', 'language:en', 'productId:x-charts']);

  // The index has URLs of the published site; the reader stays here.
  await option.click();
  await expect(page).toHaveURL('/x/react-charts/quickstart/#installation');
  expect(indexes).toEqual([]);
  expect(messages).toEqual([]);
});

test("if Algolia doesn't respond, it says so, and offers to retry", async ({ page, server }) => {
  server.fail();
  await configureAlgolia(page, server.origin);
  await page.goto('/x/react-charts/bars/');
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('b');
  await expect(getDialog(page).getByRole('option')).toHaveText(['Try again']);
});

test('the page of results also queries Algolia', async ({ page, server }) => {
  await configureAlgolia(page, server.origin);
  await page.goto('/x/search/?q=bar&product=all&version=v8');
  await expect(page.getByRole('main').getByRole('status')).toHaveText(
    '8 results in All products v8',
  );
  expect(server.queries).toHaveLength(1);
});

test("without Algolia, its logo isn't shown", async ({ page }) => {
  await page.goto('/x/react-charts/bars/');
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  await page.keyboard.press('Control+k');
  await expect(getDialog(page)).toBeVisible();
  await expect(getDialog(page).locator('.DocSearch-Logo')).toBeHidden();
});
