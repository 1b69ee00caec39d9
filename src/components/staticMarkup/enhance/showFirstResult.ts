interface Result {
  /** The filter's box, which is sticky under the header if the window is high enough. */
  box: Element;
  /** The filter's first match. */
  first: Element | undefined;
  /** The heading above it, with a scroll margin that leaves space for the box. */
  head: Element | null;
}

/** How much of a result must be visible, in px. */
const SEEN = 64;

/**
 * Scrolls a filter's first match into view, right under its box. Nothing moves if it's in view
 * already. Call it during the keystroke that changed the filter, so that other shifts count as the
 * reader's action.
 */
export function showFirstResult({ box, first, head }: Result): void {
  if (!first) {
    return;
  }
  const { top, height } = first.getBoundingClientRect();
  // An on-screen keyboard covers what's beneath it.
  const bottom = window.visualViewport?.height ?? window.innerHeight;
  const isInView = top >= box.getBoundingClientRect().bottom - 1;
  if (!isInView || top + Math.min(height, SEEN) > bottom) {
    const isSticky = getComputedStyle(box).position === 'sticky';
    (isSticky ? (head ?? first) : box).scrollIntoView();
  }
}
