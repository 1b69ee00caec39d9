import type { ApiPage } from '@site/src/lib/contracts/api';
import { readStorage } from '@site/src/lib/storage';

export const LAYOUTS = ['table', 'expanded', 'collapsed'] as const;
export type Layout = (typeof LAYOUTS)[number];

/** The lists of a page that have a layout of their own; properties of interfaces are `props`. */
export const ROW_KINDS = ['props', 'slots', 'classes'] as const;
export type RowKind = (typeof ROW_KINDS)[number];

/** On the first element of the markup; its layouts stand beside it, as `data-props="table"`. */
export const KEYS_ATTRIBUTE = 'data-keys';

/** On the same element: the layout of windows that have room for it, where no choice is kept. */
export const WIDE_ATTRIBUTE = 'data-wide';

/** Windows in which a table is read without scrolling it sideways. */
export const WIDE_QUERY = '(min-width: 768px)';

/** The layout of narrow windows, of print, and of browsers that run no scripts. */
export const NARROW_LAYOUT: Layout = 'expanded';

/** How a page begins in a wide window, and under which keys readers' choices are kept. */
export function getLayoutDefaults({ kind, product }: ApiPage): { layout: Layout; keys: string } {
  return kind === 'interface' || product === 'data-grid'
    ? { layout: 'expanded', keys: 'dataGrid_apiPage_' }
    : { layout: 'table', keys: 'apiPage_' };
}

/** A stored value as a layout; undefined where it is none. */
export function parseLayout(value: string | null | undefined): Layout | undefined {
  return LAYOUTS.find((layout) => layout === value);
}

/** The element of the markup that carries the layouts. */
export function findLayoutRoot(content: Element): HTMLElement | null {
  return content.querySelector<HTMLElement>(`[${KEYS_ATTRIBUTE}]`);
}

/**
 * Gives markup that a script has put into the page the layouts that the reader chose, and the
 * others those that the window has room for.
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
 * The same for served markup, as JavaScript for its first element: runs before anything after
 * it is painted, stands alone, and swallows blocked storage.
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
