/** As many characters as the narrowest column of names has space for. */
const MAX_LENGTH = 17;

/** Before capitals, dots and `|`; after brackets that open. */
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
 * A long name or a type in pieces, so that a line may end between them; at hyphens and spaces it
 * may without that. `onColumnHeaderDoubleClick` → `onColumnHeader`, `DoubleClick`.
 * `maxLength` is how many characters are never cut.
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
