import { type AlgoliaConfig, SEARCH_CONFIG_ID } from '@site/src/lib/contracts/searchConfig';

/** The index at Algolia, from the page's head; undefined if search uses the site's own. */
export function readAlgoliaConfig(): AlgoliaConfig | undefined {
  const text = document.getElementById(SEARCH_CONFIG_ID)?.textContent;
  return text ? (JSON.parse(text) as AlgoliaConfig) : undefined;
}
