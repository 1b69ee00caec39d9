/** Id of the element in which a page says whom its search asks; pages without it ask the site's own index. */
export const SEARCH_CONFIG_ID = 'search-config';

/** The index at Algolia that search asks instead of the site's own. All of it is public. */
export interface AlgoliaConfig {
  appId: string;
  /** A key that may search and nothing else. */
  apiKey: string;
  indexName: string;
  /** Origin that is asked instead of Algolia's own servers: a proxy, or a double in tests. */
  origin?: string;
  /** Base URL of this site, which the addresses in the index may have. */
  baseUrl: string;
}

/** Where every page says how browsers may search the site from their address bar. */
export const OPEN_SEARCH_PATH = '/x/opensearch.xml';

/** The page of long lists of results, of every version: `/x/search/?q=…&product=…&version=…`. */
export const SEARCH_PAGE_PATH = '/x/search/';

/** Fields of the query of that page. */
export const SEARCH_FIELDS = {
  query: 'q',
  product: 'product',
  version: 'version',
  page: 'page',
} as const;
