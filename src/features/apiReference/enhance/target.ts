import { findTarget, TARGET_EVENT } from '@site/src/components/staticMarkup/target';
import { setOpen } from './collapse';
import type { Filter } from './filterRows';

const MARK = 'data-target';

/**
 * Keeps the part that the address names in sight: marked, open, and never hidden by the filter.
 * `:target` alone does not follow the router.
 */
export function followTarget(root: HTMLElement, filter: Filter, signal: AbortSignal): void {
  const show = () => {
    root.querySelector(`[${MARK}]`)?.removeAttribute(MARK);
    const target = findTarget(root, window.location.hash);
    const row = target?.closest('tr');
    if (!row) {
      return;
    }
    row.setAttribute(MARK, '');
    setOpen(row, true);
    if (row.hidden) {
      filter.clear();
      row.scrollIntoView();
    }
  };
  show();
  root.addEventListener(TARGET_EVENT, show, { signal });
}
