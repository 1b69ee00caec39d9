import type { Node } from 'unist';
import type { Nodes, Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { parse, stringify, walk } from './parseMarkdown';

/** An error in a Markdown document, with its line. */
export interface Problem {
  line: number;
  message: string;
}

const getLine = ({ position }: Node) => position?.start.line ?? 1;

/** A tree without positions, for comparison. */
function toShape(node: Nodes): string {
  return JSON.stringify(node, (key, value: unknown) => (key === 'position' ? undefined : value));
}

function describeNode(node: Nodes): string | undefined {
  if (node.type === 'html') {
    return `"${node.value.slice(0, 60)}" is HTML. A component was not converted to Markdown.`;
  }
  if (node.type === 'link' && toString(node).trim() === '') {
    return `The link to ${node.url} has no text.`;
  }
  if (node.type === 'image' && !node.alt) {
    return `The image ${node.url} has no alternative text.`;
  }
  if (node.type === 'heading' && toString(node).trim() === '') {
    return 'A heading is empty.';
  }
  return node.type === 'text' && /\[object \w+\]|\bNaN\b/.test(node.value)
    ? `"${node.value.slice(0, 60)}" contains a value that is not text.`
    : undefined;
}

/** Content of a document that generated Markdown should never have. */
export function findProblems(tree: Root): Problem[] {
  return [...walk(tree)].flatMap((node): Problem[] => {
    const message = describeNode(node);
    return message === undefined ? [] : [{ line: getLine(node), message }];
  });
}

/** The first position that changes if the document is parsed, serialized and parsed again. */
export function findChange(tree: Root): Problem | undefined {
  const again = parse(stringify(tree));
  const changed = tree.children.find(
    (child, index) => !again.children[index] || toShape(child) !== toShape(again.children[index]),
  );
  return (
    changed && {
      line: getLine(changed),
      message: 'This changes when it is parsed and serialized again.',
    }
  );
}

/** The distinct link and image URLs of a document. */
export function listLinks(tree: Root): string[] {
  const links = [...walk(tree)].flatMap((node) =>
    node.type === 'link' || node.type === 'image' ? [node.url] : [],
  );
  return [...new Set(links)];
}
