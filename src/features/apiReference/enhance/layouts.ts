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

/** Makes the layout of each section's rows selectable, and remembers the reader's choice. */
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
      // Choosing from a list doesn't fire a click that bubbles.
      track({ name: 'layout', action: kind, label: layout });
      addToggles(root);
      findTarget(root, window.location.hash)?.scrollIntoView();
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
    addToggles(root);
  };
  window.matchMedia(WIDE_QUERY).addEventListener('change', followWidth, { signal });
}
