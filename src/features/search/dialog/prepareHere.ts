import { prepare } from '../answers/ask';
import { readPlace } from '../scope';
import { loadChoice } from '../scopeStorage';

/** Preloads what a search from a page will need. @param path without the base URL */
export function prepareHere(path: string): void {
  void prepare(loadChoice(readPlace(path)));
}
