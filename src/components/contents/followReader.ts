import { findActive, type Part } from './findActive';

/** What an entry leads to. Ids are ours, and links spell them with percent signs. */
function findPart({ hash }: HTMLAnchorElement): Element | null {
  return document.getElementById(decodeURIComponent(hash.slice(1)));
}

function measure(link: HTMLAnchorElement): Part[] {
  const rect = findPart(link)?.getBoundingClientRect();
  return rect ? [{ hash: link.hash, top: rect.top, height: rect.height }] : [];
}

/** Where the browser stops for a link to an element, below what sticks over the page. */
function getLine(part: Element | null): number {
  const { scrollPaddingTop } = getComputedStyle(document.documentElement);
  const margin = part ? parseFloat(getComputedStyle(part).scrollMarginTop) : 0;
  return (parseFloat(scrollPaddingTop) || 0) + (margin || 0);
}

/** The nearest element around the contents that scrolls by itself. */
function findColumn(contents: Element): Element | undefined {
  for (let element = contents.parentElement; element; element = element.parentElement) {
    if (element !== document.body && /auto|scroll/.test(getComputedStyle(element).overflowY)) {
      return element;
    }
  }
  return undefined;
}

/** Scrolls the column, and nothing else, until an entry stands in its middle, unless it is in view. */
function bringIntoView(link: Element, column: Element): void {
  const view = column.getBoundingClientRect();
  const { top, bottom } = link.getBoundingClientRect();
  if (top < view.top || bottom > view.bottom) {
    column.scrollTop += (top + bottom) / 2 - (view.top + view.bottom) / 2;
  }
}

/**
 * Marks the entry of what is being read, for the eye and for the ear, and keeps it in view in the
 * column that holds the contents, but while the pointer is there: what a reader is about to click
 * stays where it is. Returns the way back.
 */
export function followReader(contents: Element, activeClass: string): () => void {
  const links = [...contents.querySelectorAll('a')];
  const column = findColumn(contents);
  let active: HTMLAnchorElement | undefined;
  let frame = 0;
  let isHeld = false;

  const follow = () => {
    if (active && column && !isHeld) {
      bringIntoView(active, column);
    }
  };
  const update = () => {
    frame = 0;
    // Where the column does not show, there is nothing to follow.
    if (contents.getClientRects().length === 0) {
      return;
    }
    const { scrollHeight, clientHeight } = document.documentElement;
    const last = links.at(-1);
    const hash = findActive({
      parts: links.flatMap(measure),
      line: getLine(last ? findPart(last) : null),
      isAtEnd: window.scrollY + clientHeight >= scrollHeight - 1,
      target: window.location.hash,
    });
    const next = links.find((link) => link.hash === hash);
    if (next !== active) {
      active?.classList.remove(activeClass);
      active?.removeAttribute('aria-current');
      next?.classList.add(activeClass);
      next?.setAttribute('aria-current', 'true');
      active = next;
      follow();
    }
  };
  const schedule = () => {
    frame ||= requestAnimationFrame(update);
  };

  const controller = new AbortController();
  const options = { signal: controller.signal, passive: true };
  for (const event of ['scroll', 'resize', 'hashchange']) {
    window.addEventListener(event, schedule, options);
  }
  const hold = (isOver: boolean) => () => {
    isHeld = isOver;
    follow();
  };
  column?.addEventListener('pointerenter', hold(true), options);
  column?.addEventListener('pointerleave', hold(false), options);
  schedule();
  return () => {
    controller.abort();
    cancelAnimationFrame(frame);
  };
}
