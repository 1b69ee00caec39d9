import { findTarget } from '@site/src/components/staticMarkup/target';
import { writeStorage } from '@site/src/lib/storage';
import { track } from '../../analytics';
import {
  findLayoutRoot,
  KEYS_ATTRIBUTE,
  parseLayout,
  ROW_KINDS,
  type RowKind,
} from '../layoutChoice';
import { addToggles } from './collapse';

/** Rows get their real height when they come into view, which takes a few frames. */
const SETTLE_FRAMES = 10;

function scrollTo(target: Element | undefined, frames = SETTLE_FRAMES): void {
  if (target && frames > 0) {
    target.scrollIntoView();
    requestAnimationFrame(() => scrollTo(target, frames - 1));
  }
}

/** Lets the reader choose how each section lays out its rows, and remembers it. */
export function addLayouts(root: HTMLElement, signal: AbortSignal): void {
  const layouts = findLayoutRoot(root);
  if (!layouts) {
    return;
  }
  const choose = (kind: RowKind, value: string) => {
    const layout = parseLayout(value);
    if (layout) {
      layouts.setAttribute(`data-${kind}`, layout);
      writeStorage(`${layouts.getAttribute(KEYS_ATTRIBUTE)}${kind}`, layout);
      // Choosing in a list is no click that bubbles.
      track({ name: 'layout', action: kind, label: layout });
      addToggles(root, signal);
      scrollTo(findTarget(root, window.location.hash));
    }
  };
  for (const kind of ROW_KINDS) {
    const select = root.querySelector<HTMLSelectElement>(`[data-view="${kind}"]`);
    if (select) {
      select.value = layouts.getAttribute(`data-${kind}`) ?? select.value;
      select.addEventListener('change', () => choose(kind, select.value), { signal });
      select.closest('label')?.removeAttribute('hidden');
    }
  }
}
