/** Width of a text in px when it is set in a size of 1 px. */
export type MeasureText = (text: string) => number;

export interface TitleLayout {
  lines: readonly string[];
  /** Size of the type in px. */
  size: number;
}

interface TitleSpace {
  width: number;
  height: number;
  /** Sizes to try, the best first. */
  sizes: readonly number[];
}

/** Height of a line, in sizes. */
export const LINE_HEIGHT = 1.12;

/** Where a name may be cut: before capitals and dots, as `splitName` does on pages. */
const NAME_PLACES = /(?<=[a-z0-9])(?=[A-Z.])|(?<=[<([|])/;

/** Fills lines with pieces in their order; undefined where a piece alone is too wide. */
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

/** Cuts the words of a title that do not fit a line. */
function cutWords(title: string, fits: (line: string) => boolean, place: RegExp | ''): string[] {
  return title.split(/(?<=[ -])/).flatMap((word) => (fits(word) ? [word] : word.split(place)));
}

/** How much narrower a block of lines is tried each time, as a share of the space. */
const STEP = 0.02;

/** The narrowest form of a block with as many lines, so that the last is not a word left over. */
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
 * The lines of a title that is shown whole: in the largest size in which it has space, with names
 * cut between their words where they are wider than a line. In the smallest size a word may be cut
 * anywhere. Throws when even so it has no space.
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
  throw new Error(`The title "${title}" has no space in a picture of ${space.width} px.`);
}
