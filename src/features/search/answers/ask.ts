import type { SearchAnswer, SearchRequest } from '@site/src/lib/contracts/search';
import type { ScopeChoice } from '../scope';
import { readAlgoliaConfig } from './readAlgoliaConfig';

// One import each: every other would be a script of its own with the same in it.
const loadEngine = () => import('../engine');
const loadAlgolia = () => import('../algolia');

/** Where the engine knows all there is, as `v8/charts`. */
const completed = new Set<string>();

const getKey = ({ scope, version }: ScopeChoice) => `${version}/${scope}`;

/** Asks Algolia where the deployer has an index there, else the engine of the site. */
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
 * Whether an answer there is final: the engine knows names first, and what is written about them once
 * it is told to `complete`.
 */
export function isComplete(choice: ScopeChoice): boolean {
  return readAlgoliaConfig() !== undefined || completed.has(getKey(choice));
}

/** Resolves when an answer there is final. Rejects where the engine cannot be loaded. */
export async function complete(choice: ScopeChoice): Promise<void> {
  if (!isComplete(choice)) {
    const { completeSearch } = await loadEngine();
    await completeSearch(choice.version, choice.scope);
    completed.add(getKey(choice));
  }
}

/** Fetches ahead what a search will need first. Says nothing where that fails: the search will. */
export async function prepare({ scope, version }: ScopeChoice): Promise<void> {
  try {
    if (readAlgoliaConfig()) {
      await loadAlgolia();
    } else {
      const { prepareSearch } = await loadEngine();
      await prepareSearch(version, scope);
    }
  } catch {
    // Asked again, and told of, when something is searched.
  }
}
