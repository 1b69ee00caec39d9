import type { SearchAnswer, SearchRequest } from '@site/src/lib/contracts/search';
import type { AlgoliaConfig } from '@site/src/lib/contracts/searchConfig';
import { type LiteClient, liteClient, type SearchResponse } from 'algoliasearch/lite';
import { createFilters } from './createFilters';
import { type AlgoliaHit, toSearchHit } from './toSearchHit';

let client: LiteClient | undefined;

function createClient({ appId, apiKey, origin }: AlgoliaConfig): LiteClient {
  if (!origin) {
    return liteClient(appId, apiKey);
  }
  const { protocol, hostname, port } = new URL(origin);
  const host = {
    url: hostname,
    accept: 'readWrite' as const,
    protocol: protocol === 'http:' ? ('http' as const) : ('https' as const),
    ...(port && { port: Number(port) }),
  };
  return liteClient(appId, apiKey, { hosts: [host] });
}

/** Queries the index at Algolia. Rejects if none of its servers responds. */
export async function askAlgolia(
  config: AlgoliaConfig,
  request: SearchRequest,
): Promise<SearchAnswer> {
  client ??= createClient(config);
  const { results } = await client.search<AlgoliaHit>({
    requests: [
      {
        indexName: config.indexName,
        query: request.query,
        facetFilters: createFilters(request),
        hitsPerPage: request.limit,
        attributesToSnippet: ['content:20'],
        snippetEllipsisText: '…',
        highlightPreTag: '<mark>',
        highlightPostTag: '</mark>',
      },
    ],
  });
  const { hits, nbHits = 0 } = results[0] as SearchResponse<AlgoliaHit>;
  return {
    hits: hits.map((hit) => toSearchHit(hit, config.baseUrl)),
    total: nbHits,
    nearest: [],
  };
}
