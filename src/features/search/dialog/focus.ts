const FOCUSABLE =
  'a[href], button, input, select, textarea, summary, [tabindex]:not([tabindex="-1"])';

function isReachable(element: HTMLElement): boolean {
  const isUnchecked =
    element instanceof HTMLInputElement && element.type === 'radio' && !element.checked;
  return (
    element.tabIndex >= 0 &&
    !isUnchecked &&
    !element.matches(':disabled, [hidden]') &&
    // Elements of hidden parents have no boxes; jsdom has no boxes at all, and no such method.
    (element.checkVisibility?.({ visibilityProperty: true }) ?? true)
  );
}

/**
 * What Tab moves the focus to from the last place of a dialog, or with Shift from its first; undefined
 * in between, where the browser knows.
 */
export function findWrap(dialog: HTMLElement, isBackward: boolean): HTMLElement | undefined {
  const all = [...dialog.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(isReachable);
  const [edge, target] = isBackward ? [all[0], all.at(-1)] : [all.at(-1), all[0]];
  const { activeElement } = document;
  return activeElement === edge || !dialog.contains(activeElement) || activeElement === dialog
    ? target
    : undefined;
}

/** How long what a link leads to may take to come, in ms. */
const ARRIVAL_MS = 5000;

function readId(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    // A stray percent sign: the id is what it says.
    return hash.slice(1);
  }
}

/** Puts the focus on what the hash names as soon as it is there, on a page that is being loaded too. */
export function focusTarget(pathname: string, hash: string): void {
  const id = readId(hash);
  const end = performance.now() + ARRIVAL_MS;
  const look = () => {
    const target = location.pathname === pathname ? document.getElementById(id) : null;
    if (target) {
      if (target.tabIndex < 0 && !target.hasAttribute('tabindex')) {
        target.setAttribute('tabindex', '-1');
        target.addEventListener('blur', () => target.removeAttribute('tabindex'), { once: true });
      }
      target.focus({ preventScroll: true });
    } else if (performance.now() < end) {
      requestAnimationFrame(look);
    }
  };
  look();
}
