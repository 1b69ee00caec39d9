import { isSameType } from './isSameType';
import type { Item } from './Item';
import { normaliseType } from './normaliseType';
import { renameSlotType } from './renameSlotType';

/** Used for what isn't stable yet, or exists twice for a while. */
const PREFIX = /^(?:unstable_?|experimental_?)(?=[A-Z_a-z])/i;

/** Minimum similarity of two names, from 0 to 1: if the type is distinctive, and if it's common. */
const THRESHOLD = { telling: 0.6, common: 0.75 };

/** Types so common that they don't say what something is. */
const COMMON_TYPE =
  /^(?:\*|any|boolean|number|string|object|unknown|Element|ReactNode|ReactElement|SxProps.*|ElementType|JSXElementConstructor|\(\)=>.*|\(slot:string\)=>string)$/;

function splitName(name: string): string[] {
  const words = renameSlotType(name.replace(PREFIX, '')).match(/[A-Z]+(?![a-z])|[A-Z]?[a-z]+|\d+/g);
  return (words ?? [name]).map((word) => word.toLowerCase());
}

/** The share of words that two names have in common: 1 if all words are the same. */
export function measureLikeness(a: string, b: string): number {
  const [left, right] = [splitName(a), splitName(b)];
  if (left.join(' ') === right.join(' ')) {
    return 1;
  }
  const rest = [...right];
  const common = left.filter((word) => {
    const index = rest.indexOf(word);
    return index >= 0 && rest.splice(index, 1).length > 0;
  });
  // The same words in a different order aren't quite the same name.
  return Math.min(0.95, (2 * common.length) / (left.length + right.length));
}

/** Whether one name is the other with additional words. */
function isExtension(a: string, b: string): boolean {
  const [short, long] = [splitName(a), splitName(b)].sort((x, y) => x.length - y.length) as [
    string[],
    string[],
  ];
  return short.every((word) => long.includes(word));
}

function scorePair(gone: Item, fresh: Item, names: Readonly<Record<string, string>>): number {
  const isOneKind =
    gone.kind === fresh.kind && (gone.kind !== undefined || gone.part === fresh.part);
  const likeness = isOneKind ? measureLikeness(gone.name, fresh.name) : 0;
  if (likeness === 1) {
    return 1;
  }
  if (likeness < THRESHOLD.telling || gone.type === undefined || fresh.type === undefined) {
    return 0;
  }
  const type = normaliseType(gone.type, names);
  if (!isSameType(type, normaliseType(fresh.type, names))) {
    return 0;
  }
  const isEnough =
    !COMMON_TYPE.test(type) || (likeness >= THRESHOLD.common && isExtension(gone.name, fresh.name));
  return isEnough ? likeness : 0;
}

/**
 * Finds what was renamed among one owner's removed and added items: pairs with the same type and
 * similar names, best pairs first, each item once.
 */
export function matchSimilar(
  gone: readonly Item[],
  fresh: readonly Item[],
  names: Readonly<Record<string, string>> = {},
): [Item, Item][] {
  const pairs = gone
    .flatMap((before) =>
      fresh.map((after) => ({ before, after, score: scorePair(before, after, names) })),
    )
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || a.after.name.localeCompare(b.after.name, 'en'));
  const taken = new Set<Item>();
  return pairs.flatMap(({ before, after }): [Item, Item][] => {
    if (taken.has(before) || taken.has(after)) {
      return [];
    }
    taken.add(before).add(after);
    return [[before, after]];
  });
}
