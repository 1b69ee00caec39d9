import path from 'node:path';
import type { Parent } from 'unist';
import { VFile } from 'vfile';
import { apiSectionPlugin, findApiPath } from './apiSectionPlugin';

const PAGE = path.join(__dirname, '../../docs/react-charts/bars/index.mdx');

function run(frontMatter: Record<string, unknown>): unknown[] {
  const tree: Parent = { type: 'root', children: [] };
  apiSectionPlugin()(tree, new VFile({ path: PAGE, data: { frontMatter } }));
  return tree.children;
}

const link = (name: string, url: string) =>
  expect.objectContaining({
    children: [
      {
        type: 'paragraph',
        children: [{ type: 'link', url, children: [{ type: 'inlineCode', value: name }] }],
      },
    ],
  }) as unknown;

test('a page ends with links to the components and interfaces that it lists', () => {
  expect(run({ productId: 'x-charts', components: ['BarChart', 'AxisConfig'] })).toEqual([
    { type: 'heading', depth: 2, children: [{ type: 'text', value: 'API' }] },
    expect.objectContaining({
      type: 'list',
      children: [
        link('BarChart', '/x/api/charts/bar-chart/'),
        link('AxisConfig', '/x/api/charts/axis-config/'),
      ],
    }),
  ]);
});

test('a page that lists none has no section', () => {
  expect(run({ productId: 'x-charts' })).toEqual([]);
  expect(run({ productId: 'x-charts', components: ['Nothing'] })).toEqual([]);
});

test('products have components of the same name', () => {
  expect(findApiPath('Toolbar', { productId: 'x-charts' })).toBe('/x/api/charts/toolbar/');
  expect(findApiPath('Toolbar', { productId: 'x-data-grid' })).toBe('/x/api/data-grid/toolbar/');
  expect(findApiPath('BarChart', { productId: 'x-data-grid' })).toBeUndefined();
  expect(findApiPath('BarChart')).toBe('/x/api/charts/bar-chart/');
});
