import type { Node } from 'unist';
import type { Nodes, Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { parse, stringify, walk } from './parseMarkdown';

/** What is wrong in a Markdown document, and the line. */
export interface Problem {
  line: number;
  message: string;
}

const getLine = ({ position }: Node) => position?.start.line ?? 1;

/** A tree without places, to compare it by. */
function toShape(node: Nodes): string {
  return JSON.stringify(node, (key, value: unknown) => (key === 'position' ? undefined : value));
}

function describeNode(node: Nodes): string | undefined {
  if (node.type === 'html') {
    return `"${node.value.slice(0, 60)}" is HTML: a component has no form in Markdown.`;
  }
  if (node.type === 'link' && toString(node).trim() === '') {
    return `The link to ${node.url} has no text.`;
  }
  if (node.type === 'image' && !node.alt) {
    return `The picture ${node.url} has no text.`;
  }
  if (node.type === 'heading' && toString(node).trim() === '') {
    return 'A heading is empty.';
  }
  return node.type === 'text' && /\[object \w+\]|\bNaN\b/.test(node.value)
    ? `"${node.value.slice(0, 60)}" holds a value that is no text.`
    : undefined;
}

/** What a document holds that no Markdown of ours should. */
export function findProblems(tree: Root): Problem[] {
  return [...walk(tree)].flatMap((node): Problem[] => {
    const message = describeNode(node);
    return message === undefined ? [] : [{ line: getLine(node), message }];
  });
}

/** The first place that another program would read otherwise, once it has written it again. */
export function findChange(tree: Root): Problem | undefined {
  const again = parse(stringify(tree));
  const changed = tree.children.find(
    (child, index) => !again.children[index] || toShape(child) !== toShape(again.children[index]),
  );
  return (
    changed && {
      line: getLine(changed),
      message: 'This reads otherwise after it was read and written again.',
    }
  );
}

/** Where the links of a document lead, each once. */
export function listLinks(tree: Root): string[] {
  const links = [...walk(tree)].flatMap((node) =>
    node.type === 'link' || node.type === 'image' ? [node.url] : [],
  );
  return [...new Set(links)];
}
