/** Width of a text in px at a size of 1 px. */
export type MeasureText = (text: string) => number;

export interface TitleLayout {
  lines: readonly string[];
  /** Font size in px. */
  size: number;
}

interface TitleSpace {
  width: number;
  height: number;
  /** Sizes to try, best first. */
  sizes: readonly number[];
}

/** Line height, in em. */
export const LINE_HEIGHT = 1.12;

/** Where a name may be split: before capitals and dots, like `splitName` on pages. */
const NAME_PLACES = /(?<=[a-z0-9])(?=[A-Z.])|(?<=[<([|])/;

/** Fills lines with pieces in order; undefined if a single piece is too wide. */
function fillLines(pieces: readonly string[], fits: (line: string) => boolean) {
  const lines: string[] = [];
  for (const piece of pieces) {
    const longer = `${lines.at(-1) ?? ''}${piece}`;
    if (lines.length > 0 && fits(longer)) {
      lines[lines.length - 1] = longer;
    } else if (fits(piece)) {
      lines.push(piece);
    } else {
      return undefined;
    }
  }
  return lines.map((line) => line.trimEnd());
}

/** Splits the words of a title that don't fit on a line. */
function cutWords(title: string, fits: (line: string) => boolean, place: RegExp | ''): string[] {
  return title.split(/(?<=[ -])/).flatMap((word) => (fits(word) ? [word] : word.split(place)));
}

/** How much narrower each attempt for a block of lines is, as a share of the space. */
const STEP = 0.02;

/**
 * The narrowest block with the same number of lines, so that the last line isn't a single leftover
 * word.
 */
function balance(pieces: readonly string[], fitsIn: (width: number) => (line: string) => boolean) {
  let lines = fillLines(pieces, fitsIn(1))!;
  for (let share = 1 - STEP; share > 0; share -= STEP) {
    const narrower = fillLines(pieces, fitsIn(share));
    if (narrower?.length !== lines.length) {
      return lines;
    }
    lines = narrower;
  }
  return lines;
}

/**
 * The lines of a title that's shown in full, in the largest size that fits. Names wider than a line
 * are split between their words; in the smallest size, words can be split anywhere. Throws if even
 * that doesn't fit.
 */
export function layOutTitle(title: string, space: TitleSpace, measure: MeasureText): TitleLayout {
  const places: { size: number; place: RegExp | '' }[] = space.sizes.map((size) => ({
    size,
    place: NAME_PLACES,
  }));
  places.push({ size: space.sizes.at(-1)!, place: '' });
  for (const { size, place } of places) {
    const fitsIn = (share: number) => (line: string) =>
      measure(line.trimEnd()) * size <= space.width * share;
    const pieces = cutWords(title, fitsIn(1), place);
    const lines = fillLines(pieces, fitsIn(1));
    if (lines && lines.length * size * LINE_HEIGHT <= space.height) {
      return { lines: balance(pieces, fitsIn), size };
    }
  }
  throw new Error(`The title "${title}" doesn't fit into a width of ${space.width} px.`);
}
