/** How many characters fit into the narrowest column of names. */
const MAX_LENGTH = 17;

/** Before capitals, dots and `|`; after opening brackets. */
const PLACES = /(?<=[a-z0-9])(?=[A-Z.])|(?<=.)(?=\|)|(?<=[<([])/;

function joinShort(segments: readonly string[], maxLength: number): string[] {
  const pieces: string[] = [];
  for (const segment of segments) {
    const last = pieces.at(-1);
    if (last !== undefined && last.length + segment.length <= maxLength) {
      pieces[pieces.length - 1] = last + segment;
    } else {
      pieces.push(segment);
    }
  }
  return pieces;
}

/**
 * Splits a long name or type where a line may break; hyphens and spaces allow breaks anyway.
 * `onColumnHeaderDoubleClick` → `onColumnHeader`, `DoubleClick`. Up to `maxLength` characters are
 * never split.
 */
export function splitName(name: string, maxLength = MAX_LENGTH): string[] {
  const pieces = name
    .split(/(?<=[- ])/)
    .map((part) => joinShort(part.length > maxLength ? part.split(PLACES) : [part], maxLength));
  return pieces.reduce(
    (all, [first = '', ...rest]) => [...all.slice(0, -1), `${all.at(-1) ?? ''}${first}`, ...rest],
    [],
  );
}
