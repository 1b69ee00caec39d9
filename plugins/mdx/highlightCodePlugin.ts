import type { Node } from 'unist';
import { visit } from 'unist-util-visit';
import { parseHighlights } from './parseHighlights';
import { tokenizeCode } from './tokenizeCode';

/** A code block of Markdown. */
export interface CodeNode extends Node {
  type: 'code';
  lang?: string | null;
  value: string;
  /** What follows the language: `title="a.ts"`. */
  meta?: string | null;
  /** Properties of the element that it becomes. */
  data?: { hProperties?: Record<string, unknown> };
}

function readTitle(meta: string): string | undefined {
  const [all, title] = /^title="([^"]*)"$/.exec(meta) ?? [];
  if (meta && all === undefined) {
    throw new Error(
      `A code block may have a title, \`\`\`tsx title="App.tsx", and nothing else: ${meta}. ` +
        'Lines are highlighted by // highlight-line, or between // highlight-start and // highlight-end.',
    );
  }
  return title;
}

/** Colours code blocks at build, so that no page loads a highlighter, and finds highlighted lines. */
export function highlightCodePlugin() {
  return (tree: Node): void => {
    visit(tree, 'code', (node: CodeNode) => {
      const { code, lines } = parseHighlights(node.value);
      const title = readTitle(node.meta?.trim() ?? '');
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
