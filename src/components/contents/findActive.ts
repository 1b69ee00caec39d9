/** The target of an entry in the table of contents, with its position on the screen. */
export interface Part {
  /** The link to it, as in a URL. */
  hash: string;
  /** Distance from the top of the window, in px. */
  top: number;
  /** 0 if it's hidden. */
  height: number;
}

interface Reading {
  /** In page order. */
  parts: readonly Part[];
  /** The position to which a link scrolls a part, in px from the top of the window. */
  line: number;
  /** Whether the page can't be scrolled further. */
  isAtEnd: boolean;
  /** The target of the URL. */
  target: string;
}

/** Parts end up between pixels. */
const TOLERANCE = 2;

/**
 * The part that is being read: the last one that has reached the line. At the end of a page, whose
 * last parts can't reach it, the URL's target counts if it hasn't got that far.
 */
export function findActive({ parts, line, isAtEnd, target }: Reading): string | undefined {
  const shown = parts.filter(({ height }) => height > 0);
  const reached = shown.filter(({ top }) => top <= line + TOLERANCE).at(-1);
  const named = shown.find(({ hash, top }) => hash === target && top > line);
  return (isAtEnd && named ? named : reached)?.hash;
}
