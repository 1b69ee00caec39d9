import { API_MAJORS, type ApiProduct } from '../contracts/api';
import type { Rename, RenamePart } from './Rename';

/** What became of a name over all majors between two. */
export interface Destination {
  /** Its names over time, latest last; the first is the requested name. */
  names: readonly string[];
  /** What to use instead, if the guides mention something. */
  instead?: string;
}

/** `owners`: all names that the component or interface has had; empty for exports and events. */
export type Lookup = (part: RenamePart, owners: readonly string[], name: string) => Destination;

/**
 * Follows names through the map from one major to another, step by step.
 *
 * @param renames may contain other products and majors, which are ignored
 */
export function createLookup(from: ApiProduct, to: ApiProduct, renames: readonly Rename[]): Lookup {
  const ours = renames.filter(({ product }) => product === from.product);
  const majors = API_MAJORS.slice(API_MAJORS.indexOf(from.major), API_MAJORS.indexOf(to.major));

  return (part, owners, name) => {
    const names = [name];
    for (const major of majors) {
      const found = ours.filter(
        (rename) => rename.from === major && rename.part === part && rename.before === names.at(-1),
      );
      const rename =
        found.find(({ owner }) => owner !== undefined && owners.includes(owner)) ??
        found.find(({ owner }) => owner === undefined);
      if (rename?.isElsewhere) {
        return { names, instead: rename.after };
      }
      if (rename) {
        names.push(rename.after);
      }
    }
    return { names };
  };
}
