import type { Node, Parent } from 'unist';
import { FIRST_SCREEN_END_ID } from '../../src/lib/pageEnd';
import { firstScreenPlugin } from './firstScreenPlugin';

const createBlock = (text: string) =>
  ({
    type: 'element',
    tagName: 'p',
    properties: {},
    children: [{ type: 'text', value: text }],
  }) as Node;

const createDemo = (height: number) =>
  ({
    type: 'mdxJsxFlowElement',
    name: 'Demo',
    attributes: [
      {
        type: 'mdxJsxAttribute',
        name: 'height',
        value: { type: 'mdxJsxAttributeValueExpression', value: String(height) },
      },
    ],
    children: [],
  }) as Node;

/** The index of the mark among the blocks; -1 if there is none. */
function findMark(blocks: readonly Node[]): number {
  const tree: Parent = { type: 'root', children: [...blocks] };
  firstScreenPlugin()(tree);
  return tree.children.findIndex(
    (node) =>
      (node as Node & { properties?: { id?: string } }).properties?.id === FIRST_SCREEN_END_ID,
  );
}

it('marks the end of the first screen after the block that fills it', () => {
  const blocks = [createBlock('Lead'), createDemo(800), createDemo(700), createBlock('More')];
  expect(findMark(blocks)).toBe(3);
});

it('counts the lines of text and code', () => {
  expect(findMark([createBlock('a\n'.repeat(70)), createBlock('b')])).toBe(1);
  expect(findMark([createBlock('a'.repeat(110 * 70)), createBlock('b')])).toBe(1);
});

it('leaves a short page alone, which is painted as a whole', () => {
  expect(findMark([createBlock('Lead'), createDemo(800)])).toBe(-1);
});
