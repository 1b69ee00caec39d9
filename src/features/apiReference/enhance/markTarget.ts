import type { Filter } from '@site/src/components/staticMarkup/enhance/addFilter';
import { onTarget } from '@site/src/components/staticMarkup/enhance/onTarget';
import { setOpen } from './collapse';

const TARGET_ATTRIBUTE = 'data-target';

/**
 * Keeps the part that the address names in sight: marked, open, and never hidden by the filter.
 * `:target` alone does not follow the router.
 */
export function markTarget(root: HTMLElement, filter: Filter, signal: AbortSignal): void {
  const mark = (target: Element | undefined) => {
    root.querySelector(`[${TARGET_ATTRIBUTE}]`)?.removeAttribute(TARGET_ATTRIBUTE);
    const row = target?.closest('tr');
    if (!row) {
      return;
    }
    row.setAttribute(TARGET_ATTRIBUTE, '');
    setOpen(row, true);
    const wasHidden = row.hidden;
    if (wasHidden) {
      filter.clear();
    }
    // The router scrolls before all rows are laid out (rows.module.css). The browser does not, and
    // where it has scrolled, the reader may have moved on, as before a reload.
    if (wasHidden || !row.matches(':target')) {
      row.scrollIntoView();
    }
  };
  onTarget(root, mark, signal);
}
