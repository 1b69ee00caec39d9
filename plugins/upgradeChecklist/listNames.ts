import type { Node } from 'unist';
import { visit } from 'unist-util-visit';

/** Names of code that a page mentions: in code face, and in its blocks of code. */
export function listNames(tree: Node): ReadonlySet<string> {
  const names = new Set<string>();
  visit(tree, ['code', 'inlineCode'], (node) => {
    const { value } = node as Node & { value: string };
    (value.match(/[\w$]+/g) ?? []).forEach((name) => names.add(name));
  });
  return names;
}
