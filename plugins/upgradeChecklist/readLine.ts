import type { Node, Parent } from 'unist';
import { getTextAttribute, isElement } from '../mdx/nodes';
import type { UpgradeStep } from '../../src/lib/contracts/upgradeChecklist';

interface Leaf extends Node {
  value: string;
}

const isParent = (node: Node): node is Parent => 'children' in node;

/** The text of nodes as a line of Markdown without formatting except inline code. */
export function readLine(nodes: readonly Node[]): string {
  const text = nodes
    .map((node) => {
      if (node.type === 'inlineCode') {
        return `\`${(node as Leaf).value}\``;
      }
      if (node.type === 'text') {
        return (node as Leaf).value;
      }
      return isParent(node) ? readLine(node.children) : '';
    })
    .join('');
  return text.replace(/\s+/g, ' ').trim();
}

/** The plan of a badge among the nodes. */
export function readPlan(nodes: readonly Node[]): UpgradeStep['plan'] {
  const kinds = nodes.map((node) =>
    isElement(node) && node.name === 'Badge' ? getTextAttribute(node, 'kind') : undefined,
  );
  return (['pro', 'premium'] as const).find((plan) => kinds.includes(plan));
}
