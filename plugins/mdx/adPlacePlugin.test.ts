import type { Node, Parent } from 'unist';
import { adPlacePlugin } from './adPlacePlugin';

const element = (tagName: string) => ({ type: 'element', tagName, children: [] }) as Node;
const demo = { type: 'mdxJsxFlowElement', name: 'Demo', attributes: [], children: [] } as Node;
const br = { type: 'text', value: '\n' } as Node;

const getName = (node: Node) =>
  (node as { name?: string }).name ?? (node as { tagName?: string }).tagName;

function place(...children: Node[]): (string | undefined)[] {
  const tree: Parent = { type: 'root', children: children.flatMap((node) => [node, br]) };
  adPlacePlugin()(tree);
  return tree.children.filter((node) => node !== br).map(getName);
}

const p = element('p');
const pre = element('pre');

it.each([
  ['a demo', [p, demo, p], ['p', 'Demo', 'PageAd', 'p']],
  ['code', [p, pre, p, p, demo], ['p', 'pre', 'PageAd', 'p', 'p', 'Demo']],
  ['code with its demo', [p, pre, demo, p], ['p', 'pre', 'Demo', 'PageAd', 'p']],
  ['code, a sentence and its demo', [pre, p, demo], ['pre', 'p', 'Demo', 'PageAd']],
  ['a demo with code', [demo, pre, demo], ['Demo', 'PageAd', 'pre', 'Demo']],
])('stands below %s', (_, children, expected) => expect(place(...children)).toEqual(expected));

it('starts a page that shows nothing early', () => {
  expect(place(p, p)).toEqual(['PageAd', 'p', 'p']);
  const late = Array.from({ length: 12 }, () => p);
  expect(place(...late, demo)[0]).toBe('PageAd');
});
