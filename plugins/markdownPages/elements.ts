import type { Element, ElementContent, Nodes } from 'hast';
import { findByClass } from '../builtPages';

export function isElement(node: Nodes | undefined, tagName?: string): node is Element {
  return node?.type === 'element' && (tagName === undefined || node.tagName === tagName);
}

export function createElement(
  tagName: string,
  children: ElementContent[],
  properties: Element['properties'] = {},
): Element {
  return { type: 'element', tagName, properties, children };
}

/** The text of a node, with its whitespace. */
export function getText(node: Nodes): string {
  if (node.type === 'text') {
    return node.value;
  }
  return 'children' in node ? node.children.map(getText).join('') : '';
}

export function hasClass({ properties }: Element, name: string): boolean {
  return Array.isArray(properties.className) && properties.className.includes(name);
}

/** Whether an element has a class of a CSS module, to whose name the build adds a hash. */
export function hasModuleClass({ properties }: Element, name: string): boolean {
  return (
    Array.isArray(properties.className) &&
    properties.className.some((given) => String(given).startsWith(`${name}_`))
  );
}

/** The outermost descendants that pass a test, in page order. */
export function listElements(
  { children }: Element,
  isWanted: (element: Element) => boolean,
): Element[] {
  return children.flatMap((child) => {
    if (!isElement(child)) {
      return [];
    }
    return isWanted(child) ? [child] : listElements(child, isWanted);
  });
}

/** Inline elements; anything else starts a block. */
const PHRASING = new Set([
  ...['a', 'abbr', 'b', 'br', 'cite', 'code', 'del', 'em', 'i', 'img', 'kbd', 'mark', 'q', 's'],
  ...['samp', 'small', 'span', 'strong', 'sub', 'sup', 'time', 'u', 'var', 'wbr'],
]);

export function isPhrasing(node: Nodes): boolean {
  return !isElement(node) || (PHRASING.has(node.tagName) && node.children.every(isPhrasing));
}

export { findByClass };
