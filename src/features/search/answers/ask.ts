import type { SearchAnswer, SearchRequest } from '@site/src/lib/contracts/search';
import type { ScopeChoice } from '../scope';
import { readAlgoliaConfig } from './readAlgoliaConfig';

// One import for each: any other import would create another script with the same content.
const loadEngine = () => import('../engine');
const loadAlgolia = () => import('../algolia');

/** Where the engine has loaded all names, and where everything, as `v8/charts`. */
const prepared = new Set<string>();
const completed = new Set<string>();

const getKey = ({ scope, version }: ScopeChoice) => `${version}/${scope}`;

/** Queries Algolia if the deployer has an index there, or else the site's own engine. */
export async function ask(request: SearchRequest): Promise<SearchAnswer> {
  const config = readAlgoliaConfig();
  if (config) {
    const { askAlgolia } = await loadAlgolia();
    return askAlgolia(config, request);
  }
  const { search } = await loadEngine();
  return search(request);
}

/**
 * Whether a result there is final: the engine first knows only names, and their descriptions once
 * it's told to `complete`.
 */
export function isComplete(choice: ScopeChoice): boolean {
  return readAlgoliaConfig() !== undefined || completed.has(getKey(choice));
}

/** Resolves when results there are final. Rejects if the engine can't be loaded. */
export async function complete(choice: ScopeChoice): Promise<void> {
  if (!isComplete(choice)) {
    const { completeSearch } = await loadEngine();
    await completeSearch(choice.version, choice.scope);
    completed.add(getKey(choice));
  }
}

/** Whether all names there are known. */
export function isPrepared(choice: ScopeChoice): boolean {
  return readAlgoliaConfig() !== undefined || prepared.has(getKey(choice));
}

/**
 * Preloads what a search will need first. Ignores failures, because the search will report them.
 */
export async function prepare(choice: ScopeChoice): Promise<void> {
  try {
    if (readAlgoliaConfig()) {
      await loadAlgolia();
    } else {
      const { prepareSearch } = await loadEngine();
      await prepareSearch(choice.version, choice.scope);
      prepared.add(getKey(choice));
    }
  } catch {
    // Requested again, with errors reported, when the reader searches.
  }
}
