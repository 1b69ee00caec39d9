/**
 * Returns a function that generates numbers from 0 up to, but not including, 1. The same seed gives
 * the same numbers, so charts don't change between visits.
 */
export function createRandom(seed: number): () => number {
  let state = Math.imul(seed, 2654435761) >>> 0;
  return () => {
    state = (state + 0x9e3779b9) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 16), 0x85ebca6b);
    mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
    return ((mixed ^ (mixed >>> 16)) >>> 0) / 2 ** 32;
  };
}

/** Bell-shaped deviations around 0. About two in three are between -1 and 1. */
export function createNoise(seed: number): () => number {
  const next = createRandom(seed);
  return () => (next() + next() + next() + next() - 2) * 1.73;
}

export function round(value: number, digits = 0): number {
  return Number(value.toFixed(digits));
}
