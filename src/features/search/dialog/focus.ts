const FOCUSABLE =
  'a[href], button, input, select, textarea, summary, [tabindex]:not([tabindex="-1"])';

function isReachable(element: HTMLElement): boolean {
  const isUnchecked =
    element instanceof HTMLInputElement && element.type === 'radio' && !element.checked;
  return (
    element.tabIndex >= 0 &&
    !isUnchecked &&
    !element.matches(':disabled, [hidden]') &&
    // Elements in hidden parents have no boxes; jsdom has no boxes at all, and no such method.
    (element.checkVisibility?.({ visibilityProperty: true }) ?? true)
  );
}

/**
 * The element to which Tab wraps from the last focusable element of a dialog, or Shift+Tab from its
 * first one; undefined in between, where the browser handles it.
 */
export function findWrap(dialog: HTMLElement, isBackward: boolean): HTMLElement | undefined {
  const all = [...dialog.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(isReachable);
  const [edge, target] = isBackward ? [all[0], all.at(-1)] : [all.at(-1), all[0]];
  const { activeElement } = document;
  return activeElement === edge || !dialog.contains(activeElement) || activeElement === dialog
    ? target
    : undefined;
}

/** How long the target of a link may take to appear, in ms. */
const ARRIVAL_MS = 5000;

function readId(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    // A stray percent sign: use the ID as is.
    return hash.slice(1);
  }
}

/** Focuses the hash's target as soon as it exists, even on a page that is still loading. */
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
