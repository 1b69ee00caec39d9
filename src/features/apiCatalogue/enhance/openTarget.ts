import type { Filter } from '@site/src/components/staticMarkup/enhance/addFilter';
import { onTarget } from '@site/src/components/staticMarkup/enhance/onTarget';

/** Opens the row in the URL, and clears a filter that hides it. */
export function openTarget(content: HTMLElement, filter: Filter, signal: AbortSignal): void {
  const open = (target: Element | undefined) => {
    if (!target) {
      return;
    }
    if (target.closest('[hidden]')) {
      filter.clear();
    }
    if (target instanceof HTMLDetailsElement) {
      target.open = true;
    }
    target.scrollIntoView();
  };
  onTarget(content, open, signal);
}
