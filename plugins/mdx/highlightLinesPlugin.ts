import type { Node } from 'unist';
import { visit } from 'unist-util-visit';

/** A code block of Markdown. */
export interface CodeNode extends Node {
  type: 'code';
  value: string;
  /** What follows the language: `title="a.ts" {1}`. */
  meta?: string | null;
}

/** A comment that ends a line and asks to highlight it; `{/* … *\/}` between JSX elements. */
const MARKER = /[ \t]*(?:\/\/|\{?\/\*)[ \t]*highlight-line[ \t]*(?:\*\/\}?)?[ \t]*$/;

/** Lines (from 1) as a range: `2,4-6`. */
function formatRange(lines: readonly number[]): string {
  const ranges: [number, number][] = [];
  for (const line of lines) {
    const last = ranges.at(-1);
    if (last && last[1] === line - 1) {
      last[1] = line;
    } else {
      ranges.push([line, line]);
    }
  }
  return ranges.map(([from, to]) => (from === to ? `${from}` : `${from}-${to}`)).join(',');
}

/**
 * Highlights the lines of a code block that end in `// highlight-line`, and takes the comment out,
 * so that readers do not copy it. Docusaurus itself knows such comments on lines of their own only.
 */
export function highlightLinesPlugin() {
  return (tree: Node): void => {
    visit(tree, 'code', (node: CodeNode) => {
      const lines = node.value.split('\n');
      const marked = lines.flatMap((line, index) => (MARKER.test(line) ? [index + 1] : []));
      if (marked.length > 0) {
        node.value = lines.map((line) => line.replace(MARKER, '')).join('\n');
        node.meta = [node.meta, `{${formatRange(marked)}}`].filter(Boolean).join(' ');
      }
    });
  };
}
