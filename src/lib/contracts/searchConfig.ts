/**
 * ID of the element in a page with the configuration of its search; pages without it use the site's
 * own index.
 */
export const SEARCH_CONFIG_ID = 'search-config';

/** The index at Algolia that search uses instead of the site's own. All of it is public. */
export interface AlgoliaConfig {
  appId: string;
  /** A key that can only search. */
  apiKey: string;
  indexName: string;
  /** Origin to use instead of Algolia's own servers: a proxy, or a mock in tests. */
  origin?: string;
  /** Base URL of this site, which the URLs in the index may include. */
  baseUrl: string;
}

/** Where every page describes how browsers can search the site from their address bar. */
export const OPEN_SEARCH_PATH = '/x/opensearch.xml';

/** The page for long lists of results, for all versions: `/x/search/?q=…&product=…&version=…`. */
export const SEARCH_PAGE_PATH = '/x/search/';

/** Query parameters of that page. */
export const SEARCH_FIELDS = {
  query: 'q',
  product: 'product',
  version: 'version',
  page: 'page',
} as const;
