import type { PhrasingContent, Root } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';

const writer = unified()
  .use(remarkStringify, { bullet: '-', emphasis: '_', rule: '-', listItemIndent: 'one' })
  .use(remarkGfm, { tablePipeAlign: false })
  .freeze();

/** A tree as Markdown. */
export function writeMarkdown(tree: Root): string {
  return writer.stringify(tree);
}

function writeLine(node: PhrasingContent): string {
  return writeMarkdown({
    type: 'root',
    children: [{ type: 'paragraph', children: [node] }],
  }).trimEnd();
}

/** Text with characters escaped that Markdown would interpret. */
export function writeText(value: string): string {
  return writeLine({ type: 'text', value });
}

export function writeCode(value: string): string {
  return writeLine({ type: 'inlineCode', value });
}

export function writeLink(text: string, url: string): string {
  return writeLine({ type: 'link', url, children: [{ type: 'text', value: text }] });
}
