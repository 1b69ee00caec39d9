export interface Random {
  /** Returns a number from 0 up to, but not including, 1. */
  next: () => number;
  /** Returns a whole number from `min` to `max`, including both. */
  between: (min: number, max: number) => number;
  /** Returns one of the values in a list. */
  pick: <Item>(list: readonly Item[]) => Item;
  /** Returns `true` in the given percentage of cases. */
  chance: (percent: number) => boolean;
}

/** Creates random numbers that depend only on the seed, so rows don't change between visits. */
export function createRandom(seed: number): Random {
  let state = Math.imul(seed, 2654435761) >>> 0;
  const next = () => {
    state = (state + 0x9e3779b9) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 16), 0x85ebca6b);
    mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
    return ((mixed ^ (mixed >>> 16)) >>> 0) / 2 ** 32;
  };
  const between = (min: number, max: number) =>
    min + Math.floor(next() * (max - min + 1));
  return {
    next,
    between,
    pick: (list) => list[between(0, list.length - 1)],
    chance: (percent) => next() * 100 < percent,
  };
}
