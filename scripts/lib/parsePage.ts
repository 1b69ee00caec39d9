import type { Node, Parent } from 'unist';
import { visit } from 'unist-util-visit';
import { pageParser } from '../../plugins/mdx/parseMarkdown';

export interface Heading {
  /** 1 to 6 */
  depth: number;
  text: string;
  /** Index among the blocks of the page. */
  index: number;
}

/** The blocks of a page's text, with their positions. */
export function parsePage(text: string): Parent {
  return pageParser.parse(text);
}

function readText(node: Node): string {
  const parts: string[] = [];
  visit(node, ['text', 'inlineCode'], (child) => {
    parts.push((child as Node & { value: string }).value);
  });
  return parts.join('').trim();
}

/** The headings of a page, in order. */
export function listHeadings(page: Parent): Heading[] {
  return page.children.flatMap((node, index) =>
    node.type === 'heading'
      ? [{ depth: (node as Node & { depth: number }).depth, text: readText(node), index }]
      : [],
  );
}
