/** What an entry of the contents leads to, as it lies on the screen. */
export interface Part {
  /** The link to it, as in an address. */
  hash: string;
  /** Distance from the top of the window, in px. */
  top: number;
  /** 0 for what is hidden. */
  height: number;
}

interface Reading {
  /** In the order of the page. */
  parts: readonly Part[];
  /** Where a part lands that a link leads to, in px from the top of the window. */
  line: number;
  /** Whether the page cannot be scrolled further. */
  isAtEnd: boolean;
  /** What the address names. */
  target: string;
}

/** Parts land between pixels. */
const TOLERANCE = 2;

/**
 * The part that is being read: the last one that has reached the line. At the end of a page, whose
 * last parts cannot reach it, the one that the address names counts where it has not got so far.
 */
export function findActive({ parts, line, isAtEnd, target }: Reading): string | undefined {
  const shown = parts.filter(({ height }) => height > 0);
  const reached = shown.filter(({ top }) => top <= line + TOLERANCE).at(-1);
  const named = shown.find(({ hash, top }) => hash === target && top > line);
  return (isAtEnd && named ? named : reached)?.hash;
}
