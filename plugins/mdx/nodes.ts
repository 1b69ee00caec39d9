import type { Node } from 'unist';
import type { Position } from '../../src/lib/locate';
import type { JsxElement } from './createImport';

/** The start of a node. */
export function getStart({ position }: Node): Position {
  const { line = 1, column = 1 } = position?.start ?? {};
  return { line, column };
}

export function isElement(node: Node): node is JsxElement {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
}

/** A string attribute: `"/img/logo.svg"`; undefined for code, and if absent. */
export function getTextAttribute({ attributes }: JsxElement, name: string): string | undefined {
  const value = attributes.find((attribute) => attribute.name === name)?.value;
  return typeof value === 'string' ? value : undefined;
}

export function hasAttribute({ attributes }: JsxElement, name: string): boolean {
  // `{...props}` may contain anything.
  return attributes.some(
    (attribute) => attribute.name === name || (attribute.type as string) !== 'mdxJsxAttribute',
  );
}

/** URLs that a node links to: from Markdown links and elements (`<a href>`, `<Link to>`). */
export function listLinks(node: Node): string[] {
  if (node.type === 'link' || node.type === 'definition') {
    return [(node as Node & { url: string }).url];
  }
  return isElement(node)
    ? ['href', 'to'].flatMap((name) => getTextAttribute(node, name) ?? [])
    : [];
}
