import type { Node, Parent } from 'unist';
import type { JsxElement } from './createImport';
import { isElement } from './nodes';

/** A page doesn't start with a block that comes later. */
const MAX_BLOCKS = 12;

/** At most one sentence is between code and its demo. */
const MAX_BETWEEN = 1;

const isDemo = (node: Node) => isElement(node) && node.name === 'Demo';

const isCode = (node: Node) =>
  node.type === 'element' && (node as Parent & { tagName: string }).tagName === 'pre';

/** Excludes the line breaks between blocks. */
const isBlock = (node: Node) => node.type === 'element' || isElement(node);

/** The number of blocks before the ad. */
function countBefore(blocks: readonly Node[]): number {
  const first = blocks.slice(0, MAX_BLOCKS).findIndex((node) => isDemo(node) || isCode(node));
  const follower = blocks.slice(first + 1, first + 2 + MAX_BETWEEN).findIndex(isDemo);
  return first + 1 + (first >= 0 && isCode(blocks[first]!) ? follower + 1 : 0);
}

/**
 * Puts the page's ad below the first thing it shows: its first demo, or its first code with the
 * demo that may follow. A page that starts with neither starts with the ad.
 */
export function adPlacePlugin() {
  return (tree: Parent): void => {
    const blocks = tree.children.filter(isBlock);
    const before = countBefore(blocks);
    const at = before === 0 ? 0 : tree.children.indexOf(blocks[before - 1]!) + 1;
    const ad: JsxElement = {
      type: 'mdxJsxFlowElement',
      name: 'PageAd',
      attributes: [],
      children: [],
    };
    tree.children.splice(at, 0, ad);
  };
}
