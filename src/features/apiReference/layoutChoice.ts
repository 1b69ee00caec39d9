import type { ApiPage } from '@site/src/lib/contracts/api';
import { readStorage } from '@site/src/lib/storage';

export const LAYOUTS = ['table', 'expanded', 'collapsed'] as const;
export type Layout = (typeof LAYOUTS)[number];

/** The lists of a page that have their own layout; properties of interfaces are `props`. */
export const ROW_KINDS = ['props', 'slots', 'classes'] as const;
export type RowKind = (typeof ROW_KINDS)[number];

/** On the first element of the markup, together with its layouts, such as `data-props="table"`. */
export const KEYS_ATTRIBUTE = 'data-keys';

/** On the same element: the layout for windows that are wide enough, if no choice is stored. */
export const WIDE_ATTRIBUTE = 'data-wide';

/** Windows wide enough to read a table without scrolling sideways. */
export const WIDE_QUERY = '(min-width: 768px)';

/** The layout for narrow windows, print, and browsers without scripts. */
export const NARROW_LAYOUT: Layout = 'expanded';

/** A page's initial layout in a wide window, and the keys for the reader's choices. */
export function getLayoutDefaults({ kind, product }: ApiPage): { layout: Layout; keys: string } {
  return kind === 'interface' || product === 'data-grid'
    ? { layout: 'expanded', keys: 'dataGrid_apiPage_' }
    : { layout: 'table', keys: 'apiPage_' };
}

/** A stored value as a layout; undefined if it's invalid. */
export function parseLayout(value: string | null | undefined): Layout | undefined {
  return LAYOUTS.find((layout) => layout === value);
}

/** The element of the markup with the layouts. */
export function findLayoutRoot(content: Element): HTMLElement | null {
  return content.querySelector<HTMLElement>(`[${KEYS_ATTRIBUTE}]`);
}

/**
 * Applies layouts to markup inserted by a script: those chosen by the reader, or else those for the
 * window's width.
 */
export function applyLayouts(content: Element): void {
  const root = findLayoutRoot(content);
  const isWide = window.matchMedia(WIDE_QUERY).matches;
  const usual = (isWide && parseLayout(root?.getAttribute(WIDE_ATTRIBUTE))) || NARROW_LAYOUT;
  for (const kind of ROW_KINDS) {
    const stored = parseLayout(readStorage(`${root?.getAttribute(KEYS_ATTRIBUTE)}${kind}`));
    root?.setAttribute(`data-${kind}`, stored ?? usual);
  }
}

/**
 * The same for served markup, as JavaScript for its first element: runs before anything after it is
 * painted, has no dependencies, and ignores blocked storage.
 */
export function getLayoutScript(): string {
  return `(function (root) { ${JSON.stringify(ROW_KINDS)}.forEach(function (kind) {
  var layout = matchMedia('${WIDE_QUERY}').matches && root.getAttribute('${WIDE_ATTRIBUTE}');
  try {
    var stored = localStorage.getItem(root.getAttribute('${KEYS_ATTRIBUTE}') + kind);
    if (${JSON.stringify(LAYOUTS)}.indexOf(stored) > -1) layout = stored;
  } catch (error) {}
  if (layout) root.setAttribute('data-' + kind, layout);
}); })(document.currentScript.parentNode);`;
}
