export interface Replacement {
  from: number;
  to: number;
  insert: string;
}

/**
 * The single range in which two texts differ, so that a caret outside of it stays in place. Offsets
 * refer to `before`.
 */
export function findReplacement(before: string, after: string): Replacement {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before[start] === after[start]) {
    start += 1;
  }
  let end = 0;
  while (end < shorter - start && before.at(-1 - end) === after.at(-1 - end)) {
    end += 1;
  }
  return { from: start, to: before.length - end, insert: after.slice(start, after.length - end) };
}
