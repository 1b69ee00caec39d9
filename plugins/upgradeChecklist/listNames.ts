import type { Node } from 'unist';
import { visit } from 'unist-util-visit';

/** Code names on a page, in inline code and code blocks. */
export function listNames(tree: Node): ReadonlySet<string> {
  const names = new Set<string>();
  visit(tree, ['code', 'inlineCode'], (node) => {
    const { value } = node as Node & { value: string };
    (value.match(/[\w$]+/g) ?? []).forEach((name) => names.add(name));
  });
  return names;
}
