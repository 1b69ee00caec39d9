import { findTarget } from '@site/src/components/staticMarkup/target';
import { writeStorage } from '@site/src/lib/storage';
import { track } from '../../analytics';
import {
  applyLayouts,
  findLayoutRoot,
  KEYS_ATTRIBUTE,
  parseLayout,
  ROW_KINDS,
  type RowKind,
  WIDE_QUERY,
} from '../layoutChoice';
import { addToggles } from './collapse';
import type { Heights } from './rememberHeights';

/** Rows get their real height when they come into view, which takes a few frames. */
const SETTLE_FRAMES = 10;

function scrollTo(target: Element | undefined, frames = SETTLE_FRAMES): void {
  if (target && frames > 0) {
    target.scrollIntoView();
    requestAnimationFrame(() => scrollTo(target, frames - 1));
  }
}

/** Makes the layout of each section's rows selectable, and remembers the reader's choice. */
export function addLayouts(root: HTMLElement, heights: Heights, signal: AbortSignal): void {
  const layouts = findLayoutRoot(root);
  if (!layouts) {
    return;
  }
  const choose = (kind: RowKind, value: string) => {
    const layout = parseLayout(value);
    if (layout) {
      layouts.setAttribute(`data-${kind}`, layout);
      writeStorage(`${layouts.getAttribute(KEYS_ATTRIBUTE)}${kind}`, layout);
      // Choosing from a list doesn't fire a click that bubbles.
      track({ name: 'layout', action: kind, label: layout });
      addToggles(root, signal);
      heights.renew();
      scrollTo(findTarget(root, window.location.hash));
    }
  };
  const selects = ROW_KINDS.flatMap((kind) => {
    const select = root.querySelector<HTMLSelectElement>(`[data-view="${kind}"]`);
    return select ? [{ kind, select }] : [];
  });
  const showLayouts = () => {
    for (const { kind, select } of selects) {
      select.value = layouts.getAttribute(`data-${kind}`) ?? select.value;
    }
  };
  for (const { kind, select } of selects) {
    select.addEventListener('change', () => choose(kind, select.value), { signal });
    select.closest('label')?.removeAttribute('hidden');
  }
  showLayouts();
  const followWidth = () => {
    applyLayouts(root);
    showLayouts();
    addToggles(root, signal);
    heights.renew();
  };
  window.matchMedia(WIDE_QUERY).addEventListener('change', followWidth, { signal });
}
