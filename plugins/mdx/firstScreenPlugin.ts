import { toString } from 'mdast-util-to-string';
import type { Node, Parent } from 'unist';
import { FIRST_SCREEN_END_ID } from '../../src/lib/pageEnd';
import type { JsxElement } from './createImport';
import { isElement } from './nodes';

/** The first screen of a large window, in px. */
const SCREEN_HEIGHT = 1400;

/** Characters on a line of text at its widest. */
const LINE_LENGTH = 110;

/** In px. */
const LINE_HEIGHT = 24;

function countLines(text: string): number {
  return text.split('\n').reduce((sum, line) => sum + Math.ceil(line.length / LINE_LENGTH), 0);
}

/** `height={400}` of a demo; 0 if missing. */
function getDemoHeight({ attributes }: JsxElement): number {
  const height = attributes.find(({ name }) => name === 'height')?.value;
  return Number((height as { value?: unknown } | undefined)?.value) || 0;
}

/** Minimum height of a block, in px; a component of unknown size counts as 0. */
function estimateHeight(node: Node): number {
  if (isElement(node)) {
    return node.name === 'Demo' ? getDemoHeight(node) : 0;
  }
  return node.type === 'element' ? LINE_HEIGHT * countLines(toString(node).trim()) : 0;
}

/**
 * Marks the end of the first screen of a long page, between two blocks. Browsers paint the page
 * once they have parsed that far, and the rest appears below the window. A shorter page is painted
 * as a whole.
 */
export function firstScreenPlugin() {
  return (tree: Parent): void => {
    let height = 0;
    const last = tree.children.findIndex((node) => {
      height += estimateHeight(node);
      return height >= SCREEN_HEIGHT;
    });
    if (last >= 0) {
      const mark = {
        type: 'element',
        tagName: 'span',
        properties: { id: FIRST_SCREEN_END_ID, hidden: true },
        children: [],
      };
      tree.children.splice(last + 1, 0, mark as Node);
    }
  };
}
