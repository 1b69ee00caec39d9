import type { Node, Parent } from 'unist';
import type { JsxElement } from './createImport';
import { isElement } from './nodes';

/** A block that comes later is not what a page begins with. */
const MAX_BLOCKS = 12;

/** Between code and the demo of what it does there is a sentence at most. */
const MAX_BETWEEN = 1;

const isDemo = (node: Node) => isElement(node) && node.name === 'Demo';

const isCode = (node: Node) =>
  node.type === 'element' && (node as Parent & { tagName: string }).tagName === 'pre';

/** Line breaks stand between blocks. */
const isBlock = (node: Node) => node.type === 'element' || isElement(node);

/** How many blocks come before the ad. */
function countBefore(blocks: readonly Node[]): number {
  const first = blocks.slice(0, MAX_BLOCKS).findIndex((node) => isDemo(node) || isCode(node));
  const follower = blocks.slice(first + 1, first + 2 + MAX_BETWEEN).findIndex(isDemo);
  return first + 1 + (first >= 0 && isCode(blocks[first]!) ? follower + 1 : 0);
}

/**
 * Puts the page's ad below what the page shows first: its first demo, or its first code with the demo
 * that may follow. A page that begins with neither begins with the ad.
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
