const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+-$';
const FOREIGN = /[^A-Za-z0-9+$-]/;
const BITS_PER_CHARACTER = 6;

/** The codes that aren't entries of the dictionary. */
const CODE = { byte: 0, character: 1, end: 2 };
const FIRST_ENTRY = 3;

/** Reads numbers of any width, lowest bit first, as written by lz-string. */
function createBitReader(text: string) {
  let position = 0;
  return (width: number): number => {
    let value = 0;
    for (let bit = 0; bit < width; bit += 1, position += 1) {
      const character = ALPHABET.indexOf(
        text.charAt(Math.floor(position / BITS_PER_CHARACTER)) || ALPHABET[0]!,
      );
      const shift = BITS_PER_CHARACTER - 1 - (position % BITS_PER_CHARACTER);
      value |= ((character >> shift) & 1) << bit;
    }
    return value;
  };
}

/**
 * How many characters lz-string would decompress from the output of
 * `compressToEncodedURIComponent`, without decompressing it: 20 kB can expand to hundreds of
 * megabytes, and lz-string has no limit. Returns `Infinity` for more than `limit`, and undefined
 * for invalid text.
 */
export function measureCompressed(text: string, limit: number): number | undefined {
  if (FOREIGN.test(text)) {
    return undefined;
  }
  const read = createBitReader(text);
  const bits = text.length * BITS_PER_CHARACTER;
  /** Lengths of the dictionary's entries. */
  const lengths: number[] = [0, 0, 0];
  let total = 0;
  let previous: number | undefined;
  let width = 2;
  let remaining = 4;
  const countEntry = () => {
    remaining -= 1;
    if (remaining === 0) {
      remaining = 2 ** width;
      width += 1;
    }
  };

  for (let used = 0; used <= bits;) {
    let code = read(width);
    used += width;
    if (code === CODE.end) {
      return total;
    }
    if (code === CODE.byte || code === CODE.character) {
      const size = code === CODE.byte ? 8 : 16;
      read(size);
      used += size;
      code = lengths.push(1) - 1;
      if (previous !== undefined) {
        countEntry();
      }
    }
    if (code < FIRST_ENTRY || code > lengths.length || (code === lengths.length && !previous)) {
      return undefined;
    }
    const length = lengths[code] ?? previous! + 1;
    total += length;
    if (total > limit) {
      return Infinity;
    }
    if (previous !== undefined) {
      lengths.push(previous + 1);
      countEntry();
    }
    previous = length;
    if (width === 2) {
      width = 3;
    }
  }
  return undefined;
}
