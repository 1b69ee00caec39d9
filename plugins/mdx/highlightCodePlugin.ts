import type { Node } from 'unist';
import { visit } from 'unist-util-visit';
import { parseCodeMeta } from './codeMeta';
import { parseHighlights } from './parseHighlights';
import { tokenizeCode } from './tokenizeCode';

/** A Markdown code block. */
export interface CodeNode extends Node {
  type: 'code';
  lang?: string | null;
  value: string;
  /** What follows the language: `title="a.ts"`. */
  meta?: string | null;
  /** Properties of the resulting element. */
  data?: { hProperties?: Record<string, unknown> };
}

/**
 * Highlights code blocks at build time, so that no page loads a highlighter, and finds highlighted
 * lines.
 */
export function highlightCodePlugin() {
  return (tree: Node): void => {
    visit(tree, 'code', (node: CodeNode) => {
      const { code, lines } = parseHighlights(node.value);
      const { title } = parseCodeMeta(node.meta?.trim() ?? '', node.lang ?? '');
      const tokens = tokenizeCode(code, node.lang ?? '');
      node.value = code;
      node.meta = undefined;
      node.data = {
        ...node.data,
        hProperties: {
          ...node.data?.hProperties,
          ...(title && { title }),
          ...(tokens && { tokens }),
          ...(lines.length > 0 && { lines: lines.join() }),
        },
      };
    });
  };
}
