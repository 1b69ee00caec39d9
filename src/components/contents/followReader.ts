import { findActive, type Part } from './findActive';

/** The target of an entry. IDs are literal, but links percent-encode them. */
function findPart({ hash }: HTMLAnchorElement): Element | null {
  return document.getElementById(decodeURIComponent(hash.slice(1)));
}

function measure(link: HTMLAnchorElement): Part[] {
  const rect = findPart(link)?.getBoundingClientRect();
  return rect ? [{ hash: link.hash, top: rect.top, height: rect.height }] : [];
}

/** Where the browser stops when it follows a link to an element, below what is sticky. */
function getLine(part: Element | null): number {
  const { scrollPaddingTop } = getComputedStyle(document.documentElement);
  const margin = part ? parseFloat(getComputedStyle(part).scrollMarginTop) : 0;
  return (parseFloat(scrollPaddingTop) || 0) + (margin || 0);
}

/** The nearest scrollable ancestor of the table of contents. */
function findColumn(contents: Element): Element | undefined {
  for (let element = contents.parentElement; element; element = element.parentElement) {
    if (element !== document.body && /auto|scroll/.test(getComputedStyle(element).overflowY)) {
      return element;
    }
  }
  return undefined;
}

/** Scrolls the column, and nothing else, until an entry is in its middle, unless it's in view. */
function bringIntoView(link: Element, column: Element): void {
  const view = column.getBoundingClientRect();
  const { top, bottom } = link.getBoundingClientRect();
  if (top < view.top || bottom > view.bottom) {
    column.scrollTop += (top + bottom) / 2 - (view.top + view.bottom) / 2;
  }
}

/**
 * Marks the entry of what is being read, visually and for screen readers, and keeps it in view in
 * the column with the table of contents, except while the pointer is there, so that what a reader
 * is about to click stays in place. Returns a cleanup function.
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
    // If the column isn't visible, there's nothing to follow.
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
