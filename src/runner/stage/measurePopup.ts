/** The space that Material UI leaves above and below a menu, in px. */
const MENU_MARGINS = 96;

/** Space below a pop-up, in px. */
const MARGIN = 16;

/** A longer list scrolls. */
const MOST_ROOM = 480;

function isVisible({ top }: DOMRect, height: number): boolean {
  return top >= 0 && top + height <= window.innerHeight;
}

/** The scrolled-out height, in px, of the pop-up or of anything in it. */
function getHiddenHeight(element: Element): number {
  const hidden = [element, ...element.querySelectorAll('*')]
    .filter((part) => /auto|scroll/.test(getComputedStyle(part).overflowY))
    .map((part) => part.scrollHeight - part.clientHeight);
  return Math.max(0, ...hidden);
}

/**
 * The height in px that the document needs so that a pop-up fits under content that ends at
 * `bottom`; 0 if it fits already, or is closed. A pop-up is a child of the body: a popper, or a
 * modal as large as the window with its paper inside.
 */
export function measurePopup(popup: HTMLElement, bottom: number): number {
  if (getComputedStyle(popup).position !== 'fixed') {
    const height = popup.offsetHeight;
    return height === 0 || isVisible(popup.getBoundingClientRect(), height)
      ? 0
      : bottom + Math.min(height, MOST_ROOM) + MARGIN;
  }
  const paper = popup.querySelector<HTMLElement>('.MuiPaper-root');
  if (!paper || paper.offsetHeight === 0) {
    return 0;
  }
  const hidden = getHiddenHeight(paper);
  return hidden === 0 && isVisible(paper.getBoundingClientRect(), paper.offsetHeight)
    ? 0
    : Math.min(paper.offsetHeight + hidden + MENU_MARGINS, MOST_ROOM);
}
