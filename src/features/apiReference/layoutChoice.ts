import type { ApiPage } from '@site/src/lib/contracts/api';
import { readStorage } from '@site/src/lib/storage';

export const LAYOUTS = ['table', 'expanded', 'collapsed'] as const;
export type Layout = (typeof LAYOUTS)[number];

/** The lists of a page that have a layout of their own; properties of interfaces are `props`. */
export const ROW_KINDS = ['props', 'slots', 'classes'] as const;
export type RowKind = (typeof ROW_KINDS)[number];

/** On the first element of the markup; its layouts stand beside it, as `data-props="table"`. */
export const KEYS_ATTRIBUTE = 'data-keys';

/** How a page begins, and under which keys readers' choices are kept. */
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

/** Gives markup that a script has put into the page the layouts that the reader chose. */
export function applyStoredLayouts(content: Element): void {
  const root = findLayoutRoot(content);
  for (const kind of ROW_KINDS) {
    const layout = parseLayout(readStorage(`${root?.getAttribute(KEYS_ATTRIBUTE)}${kind}`));
    if (layout) {
      root?.setAttribute(`data-${kind}`, layout);
    }
  }
}

/**
 * The same for served markup, as JavaScript for its first element: runs before anything after
 * it is painted, stands alone, and swallows blocked storage.
 */
export function getLayoutScript(): string {
  return `(function (root) { try { ${JSON.stringify(ROW_KINDS)}.forEach(function (kind) {
  var layout = localStorage.getItem(root.getAttribute('${KEYS_ATTRIBUTE}') + kind);
  if (${JSON.stringify(LAYOUTS)}.indexOf(layout) > -1) root.setAttribute('data-' + kind, layout);
}); } catch (error) {} })(document.currentScript.parentNode);`;
}
