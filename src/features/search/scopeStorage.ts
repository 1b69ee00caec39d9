import {
  SEARCH_PLACE_KEY,
  SEARCH_SCOPE_KEY,
  SEARCH_VERSION_KEY,
} from '@site/src/lib/preferenceKeys';
import { readStorage, writeStorage } from '@site/src/lib/storage';
import { chooseScope, formatPlace, type ScopeChoice, type SearchPlace } from './scope';

/** Where a search from a place starts, based on the reader's previous choice. */
export function loadChoice(place: SearchPlace): ScopeChoice {
  return chooseScope(place, {
    scope: readStorage(SEARCH_SCOPE_KEY),
    version: readStorage(SEARCH_VERSION_KEY),
    place: readStorage(SEARCH_PLACE_KEY),
  });
}

/** Stores a choice, and where the reader made it. */
export function saveChoice(place: SearchPlace, { scope, version }: ScopeChoice): void {
  writeStorage(SEARCH_SCOPE_KEY, scope);
  writeStorage(SEARCH_VERSION_KEY, version);
  writeStorage(SEARCH_PLACE_KEY, formatPlace(place));
}
