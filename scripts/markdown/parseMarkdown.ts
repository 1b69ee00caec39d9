import type { Nodes, Root } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';

const processor = unified().use(remarkParse).use(remarkGfm).use(remarkStringify).freeze();

export function parse(text: string): Root {
  return processor.parse(text);
}

export function stringify(tree: Root): string {
  return processor.stringify(tree);
}

/** Every node of a tree, parents first. */
export function* walk(node: Nodes): Generator<Nodes> {
  yield node;
  if ('children' in node) {
    for (const child of node.children) {
      yield* walk(child);
    }
  }
}
