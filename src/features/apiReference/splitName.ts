/** As many characters as the narrowest column of names has room for. */
const ROOM = 18;

function joinShort(humps: readonly string[]): string[] {
  const pieces: string[] = [];
  for (const hump of humps) {
    const last = pieces.at(-1);
    if (last !== undefined && last.length + hump.length <= ROOM) {
      pieces[pieces.length - 1] = last + hump;
    } else {
      pieces.push(hump);
    }
  }
  return pieces;
}

/**
 * A long name in pieces, cut before capitals, so that a line may end there; at a hyphen it may
 * without that. `onColumnHeaderDoubleClick` → `onColumnHeader`, `DoubleClick`.
 */
export function splitName(name: string): string[] {
  const pieces = name
    .split(/(?<=-)/)
    .map((part) => joinShort(part.length > ROOM ? part.split(/(?<=[a-z0-9])(?=[A-Z])/) : [part]));
  return pieces.reduce(
    (all, [first = '', ...rest]) => [...all.slice(0, -1), `${all.at(-1) ?? ''}${first}`, ...rest],
    [],
  );
}
