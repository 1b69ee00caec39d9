interface Result {
  /** The box of the filter, which sticks under the header where the window is high enough. */
  box: Element;
  /** What the filter found first. */
  first: Element | undefined;
  /** What stands over it, with a margin for scrolling that leaves the box its room. */
  head: Element | null;
}

/** What has to be seen of a result, in px. */
const SEEN = 64;

/**
 * Brings what a filter found first into view, right under its box. Nothing moves where it is in
 * view already. To be called with the letter that changed the filter: what else moves on the page
 * is then the reader's doing.
 */
export function showFirstResult({ box, first, head }: Result): void {
  if (!first) {
    return;
  }
  const { top, height } = first.getBoundingClientRect();
  // A keyboard on the screen covers what is under it.
  const bottom = window.visualViewport?.height ?? window.innerHeight;
  const isInView = top >= box.getBoundingClientRect().bottom - 1;
  if (!isInView || top + Math.min(height, SEEN) > bottom) {
    const isSticky = getComputedStyle(box).position === 'sticky';
    (isSticky ? (head ?? first) : box).scrollIntoView();
  }
}
