import type { SearchAnswer, SearchRequest } from '@site/src/lib/contracts/search';
import type { ScopeChoice } from '../scope';
import { readAlgoliaConfig } from './readAlgoliaConfig';

/** Asks Algolia where the deployer has an index there, else the engine of the site. */
export async function ask(request: SearchRequest): Promise<SearchAnswer> {
  const config = readAlgoliaConfig();
  if (config) {
    const { askAlgolia } = await import('../algolia');
    return askAlgolia(config, request);
  }
  const { search } = await import('../engine');
  return search(request);
}

/**
 * Resolves when an answer to a request there is final, and says whether one from before may have been
 * less: the engine knows names first, and what is written about them a little later.
 */
export async function complete({ scope, version }: ScopeChoice): Promise<boolean> {
  if (readAlgoliaConfig()) {
    return false;
  }
  const { completeSearch } = await import('../engine');
  await completeSearch(version, scope);
  return true;
}

/** Fetches ahead what a search will need. Says nothing where that fails: the search will. */
export async function prepare({ scope, version }: ScopeChoice): Promise<void> {
  try {
    if (readAlgoliaConfig()) {
      await import('../algolia');
    } else {
      const { prepareSearch } = await import('../engine');
      await prepareSearch(version, scope);
    }
  } catch {
    // Asked again, and told of, when something is searched.
  }
}
