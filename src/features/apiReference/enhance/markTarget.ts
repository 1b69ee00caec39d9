import type { Filter } from '@site/src/components/staticMarkup/enhance/addFilter';
import { onTarget } from '@site/src/components/staticMarkup/enhance/onTarget';
import { setOpen } from './collapse';

const TARGET_ATTRIBUTE = 'data-target';

/**
 * Keeps the target of the URL visible: highlighted, open, and never hidden by the filter. `:target`
 * isn't enough because it ignores the router.
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
    if (row.hidden) {
      filter.clear();
      row.scrollIntoView();
    }
  };
  onTarget(root, mark, signal);
}
