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

it('lets old ids lead to sections', async () => {
  expect(await check({ paging: 'turn-pages', size: 'own' })).toEqual([]);
});

it('tells the line of an old id that leads to no section, and what is near', async () => {
  expect(await check({ paging: 'turn-pages', size: 'turn-page', other: 'box' })).toEqual([
    {
      line: 5,
      column: 1,
      message: expect.stringMatching(/"size" leads to "#turn-page".*#turn-pages/) as string,
    },
    { line: 6, column: 1, message: expect.stringContaining('"other" leads to "#box"') as string },
  ]);
});

it('tells of an old id that something on the page has', async () => {
  expect(await check({ own: 'turn-pages' })).toEqual([
    {
      line: 4,
      column: 1,
      message: expect.stringContaining('"own" is an id of this page') as string,
    },
  ]);
});
