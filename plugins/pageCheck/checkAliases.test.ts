import { parseMarkdown } from '../mdx/parseMarkdown';
import { checkAliases } from './checkAliases';
import { listIds } from './listIds';

async function check(aliases: Record<string, string>) {
  const list = Object.entries(aliases).map(([alias, id]) => `  ${alias}: ${id}`);
  const text = [
    '---',
    'title: Pages',
    'aliases:',
    ...list,
    '---',
    '',
    '## Turn pages',
    '',
    '### Sizes {/* #own */}',
    '',
    '<div id="box" />',
    '',
  ].join('\n');
  const { tree } = parseMarkdown(text);
  const ids = await listIds(tree);
  return checkAliases({ tree, ids, text, frontMatter: { aliases } });
}

it('accepts old ids that point to sections', async () => {
  expect(await check({ paging: 'turn-pages', size: 'own' })).toEqual([]);
});

it('reports the line of an old id that points to no section, and similar ids', async () => {
  expect(await check({ paging: 'turn-pages', size: 'turn-page', other: 'box' })).toEqual([
    {
      line: 5,
      column: 1,
      message: expect.stringMatching(/"size" points to "#turn-page".*#turn-pages/) as string,
    },
    { line: 6, column: 1, message: expect.stringContaining('"other" points to "#box"') as string },
  ]);
});

it("reports an old id that's still in use on the page", async () => {
  expect(await check({ own: 'turn-pages' })).toEqual([
    {
      line: 4,
      column: 1,
      message: expect.stringContaining('"own" is still an id on this page') as string,
    },
  ]);
});
