import { findTarget, TARGET_EVENT } from '@site/src/components/staticMarkup/target';
import type { Filter } from './addFilter';

/** Opens the row that the address names, and takes back a filter that hides it. */
export function followTarget(content: HTMLElement, filter: Filter, signal: AbortSignal): void {
  const show = () => {
    const target = findTarget(content, window.location.hash);
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
  show();
  content.addEventListener(TARGET_EVENT, show, { signal });
}
