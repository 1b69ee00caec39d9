import { closest, distance } from 'fastest-levenshtein';

/** The known name that a misspelled one likely means; undefined if none is similar. */
export function findNearest(name: string, known: readonly string[]): string | undefined {
  const exact = known.find((other) => other.toLowerCase() === name.toLowerCase());
  if (exact !== undefined || known.length === 0) {
    return exact;
  }
  const nearest = closest(name, known);
  return distance(name, nearest) <= Math.round(name.length / 3) ? nearest : undefined;
}

/**
 * ` Did you mean "height"?`, or an empty string if no known name is similar; `format` converts the
 * name to the form used in its place: `./Basic.tsx`.
 */
export function suggest(
  name: string,
  known: readonly string[],
  format = (nearest: string) => nearest,
): string {
  const nearest = findNearest(name, known);
  return nearest === undefined ? '' : ` Did you mean "${format(nearest)}"?`;
}
