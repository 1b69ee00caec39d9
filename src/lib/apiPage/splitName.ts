/** As many characters as the narrowest column of names has room for. */
const ROOM = 17;

/** Before capitals, dots and `|`; after brackets that open. */
const PLACES = /(?<=[a-z0-9])(?=[A-Z.])|(?<=.)(?=\|)|(?<=[<([])/;

function joinShort(humps: readonly string[], room: number): string[] {
  const pieces: string[] = [];
  for (const hump of humps) {
    const last = pieces.at(-1);
    if (last !== undefined && last.length + hump.length <= room) {
      pieces[pieces.length - 1] = last + hump;
    } else {
      pieces.push(hump);
    }
  }
  return pieces;
}

/**
 * A long name or a type in pieces, so that a line may end between them; at hyphens and spaces it
 * may without that. `onColumnHeaderDoubleClick` → `onColumnHeader`, `DoubleClick`.
 * `room` is how many characters are never cut.
 */
export function splitName(name: string, room = ROOM): string[] {
  const pieces = name
    .split(/(?<=[- ])/)
    .map((part) => joinShort(part.length > room ? part.split(PLACES) : [part], room));
  return pieces.reduce(
    (all, [first = '', ...rest]) => [...all.slice(0, -1), `${all.at(-1) ?? ''}${first}`, ...rest],
    [],
  );
}
