import { toString } from 'mdast-util-to-string';
import type { Node } from 'unist';
import { visit } from 'unist-util-visit';
import { VFile } from 'vfile';
import { createTestDocs } from '../../demos/testDocs';
import { parseMarkdown } from '../../mdx/parseMarkdown';
import type { Reference } from './findNameTarget';
import { nameLinksPlugin } from './nameLinksPlugin';

const reference: Reference = {
  root: '/x/',
  products: ['charts'],
  selectorsPath: undefined,
  findPage: (name) => (['BarChart', 'LineChart'].includes(name) ? `/x/api/${name}/` : undefined),
  getModel: () => undefined,
};

/** The links of a page after the plugin, as `text → address`. */
function run(...lines: string[]): string[] {
  const { docsDir, siteDir, remove } = createTestDocs({});
  const { tree } = parseMarkdown(lines.join('\n\n'));
  const file = new VFile({ path: `${docsDir}/bars/index.mdx`, data: { frontMatter: {} } });
  nameLinksPlugin({ siteDir, reference })(tree, file);
  remove();
  const links: string[] = [];
  visit(tree, 'link', (node: Node) => {
    links.push(`${toString(node)} → ${(node as Node & { url: string }).url}`);
  });
  return links;
}

it('links the first mention of a name in each section', () => {
  expect(
    run('`BarChart` and `<BarChart />` and `LineChart`.', '## Part', 'A `BarChart` again.'),
  ).toEqual([
    'BarChart → /x/api/BarChart/',
    'LineChart → /x/api/LineChart/',
    'BarChart → /x/api/BarChart/',
  ]);
});

it('links names in tables, lists and asides', () => {
  expect(run('| Use |\n| --- |\n| `BarChart` |', ':::tip\n\n- `LineChart`\n\n:::')).toHaveLength(2);
});

it('leaves headings, links, components and names that the writer linked alone', () => {
  expect(run('## The `BarChart`', '<Note>`LineChart`</Note>', '`unknown`')).toEqual([]);
  expect(run('[`BarChart`](/x/api/BarChart/#props), or `BarChart`.')).toEqual([
    'BarChart → /x/api/BarChart/#props',
  ]);
  expect(run('[the `LineChart`](/x/lines/)')).toEqual(['the LineChart → /x/lines/']);
});
