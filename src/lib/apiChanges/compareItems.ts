import type { ApiChange, ApiChangeKind, ApiChangePart } from '../contracts/apiChanges';
import { compareItem } from './compareItem';
import type { Lookup } from './createLookup';
import type { Item } from './Item';
import { matchSimilar } from './matchSimilar';
import type { RenamePart } from './Rename';

interface Context {
  lookup: Lookup;
  /** Names of the component or interface, including older ones; empty for exports and events. */
  owners?: readonly string[];
  /** Maps the old names of types to their current names. */
  typeNames?: Readonly<Record<string, string>>;
  /** What the older major has but doesn't document; the map may say where it went. */
  hiddenBefore?: readonly Item[];
  /** Whether a major accepts a name that isn't in its list: an inherited prop. */
  isAcceptedBefore?: (name: string) => boolean;
  isAcceptedAfter?: (name: string) => boolean;
  /** Whether the newer major has a name but doesn't document it: the map may rename it. */
  isHiddenAfter?: (name: string) => boolean;
}

export interface Comparison {
  changes: ApiChange[];
  /** Items that are the same in both majors, regardless of their names. */
  pairs: [Item, Item][];
}

/** The map's term for each part; all others are exports. */
const RENAME_PARTS: Partial<Record<ApiChangePart, RenamePart>> = {
  slot: 'slot',
  class: 'class',
  event: 'event',
  theme: 'theme',
  prop: 'member',
  member: 'member',
  method: 'member',
  text: 'member',
  format: 'member',
};

function getRenamePart({ part }: Item): RenamePart {
  return RENAME_PARTS[part] ?? 'export';
}

function createChange(item: Item, kind: ApiChangeKind, rest: Partial<ApiChange> = {}): ApiChange {
  return {
    part: item.part,
    kind,
    name: item.name,
    ...rest,
    ...(item.plan && { plan: item.plan }),
  };
}

/** Compares two lists of items by name, then with the map, then by similarity. */
export function compareItems(
  describedBefore: readonly Item[],
  after: readonly Item[],
  { lookup, owners = [], typeNames = {}, hiddenBefore = [], ...accepted }: Context,
): Comparison {
  const find = (item: Item) => lookup(getRenamePart(item), owners, item.name);
  const isMappedName = (item: Item) => {
    const { names, instead } = find(item);
    return names.length > 1 || instead !== undefined;
  };
  const described = new Set(describedBefore.map(({ name }) => name));
  const hidden = hiddenBefore.filter((item) => !described.has(item.name) && isMappedName(item));
  const before = [...describedBefore, ...hidden];
  const oldByName = new Map(before.map((item) => [item.name, item]));
  const newByName = new Map(after.map((item) => [item.name, item]));
  const gone = before.filter(
    ({ name }) => !newByName.has(name) && !accepted.isAcceptedAfter?.(name),
  );
  const fresh = after.filter(
    ({ name }) => !oldByName.has(name) && !accepted.isAcceptedBefore?.(name),
  );

  const same = after.flatMap((item): [Item, Item][] => {
    const old = oldByName.get(item.name);
    return old ? [[old, item]] : [];
  });

  const mapped: [Item, Item][] = [];
  const insteads = new Map<Item, string>();
  for (const item of gone) {
    const { names, instead } = find(item);
    const target = names
      .slice(1)
      .findLast((name) => newByName.has(name) || accepted.isHiddenAfter?.(name));
    const renamed = fresh.find(({ name }) => name === target);
    if (renamed) {
      mapped.push([item, renamed]);
    } else if (instead ?? target) {
      insteads.set(item, (instead ?? target)!);
    }
  }

  const isMapped = new Set(mapped.flat());
  const isThere = ({ name }: Item) => accepted.isHiddenAfter?.(name) ?? false;
  const similar = matchSimilar(
    gone.filter((item) => !isMapped.has(item) && !insteads.has(item) && !isThere(item)),
    fresh.filter((item) => !isMapped.has(item)),
    typeNames,
  );
  const isRenamed = new Set([...mapped, ...similar].flat());

  const listRenames = (pairs: readonly [Item, Item][], knownBy: 'map' | 'similarity') =>
    pairs.map(([old, now]) =>
      createChange(now, 'renamed', { before: old.name, after: now.name, knownBy }),
    );

  const findPath = (path: string) => lookup('path', [], path).names.at(-1)!;
  const pairs = [...same, ...mapped, ...similar];
  // If two items became one, its changes are only listed once.
  const told = new Map(pairs.toReversed().map(([old, now]) => [now, old]));

  return {
    pairs,
    changes: [
      ...gone
        .filter((item) => !isRenamed.has(item) && !isThere(item))
        .map((item) => {
          const instead = insteads.get(item);
          return createChange(item, 'removed', instead === undefined ? {} : { instead });
        }),
      ...listRenames(mapped, 'map'),
      ...listRenames(similar, 'similarity'),
      ...[...told].flatMap(([now, old]) => compareItem(old, now, typeNames, findPath)),
      ...fresh.filter((item) => !isRenamed.has(item)).map((item) => createChange(item, 'added')),
    ],
  };
}
