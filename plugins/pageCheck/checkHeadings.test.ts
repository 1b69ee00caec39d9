import { parseMarkdown } from '../mdx/parseMarkdown';
import { checkHeadings } from './checkHeadings';
import { listIds } from './listIds';

async function check(text: string) {
  const { tree } = parseMarkdown(text);
  const ids = await listIds(tree);
  const messages = checkHeadings({ tree, ids }).map(({ line, message }) => `${line} ${message}`);
  return { ids: [...ids.keys()], messages };
}

it('gives headings the ids that Docusaurus gives them', async () => {
  const text =
    '## Rows & `columns`\n\n## Rows\n\n### Rows\n\n## Own {/* #mine */}\n\n<div id="part" />\n\n<Demo src="./Basic.tsx" />\n';
  const { ids, messages } = await check(text);
  expect(ids).toEqual(
    expect.arrayContaining(['rows--columns', 'rows', 'rows-1', 'mine', 'part', 'Basic.tsx']),
  );
  expect(messages).toEqual([]);
});

it.each([
  ['# Title', '1 "Title" is a second title'],
  ['## One\n\n#### Two', '3 "Two" jumps from level 2 to level 4'],
  ['### One', '1 "One" jumps from level 1 to level 3'],
  ['<h1>Title</h1>', '1 "Title" is a second title'],
  ['## ', '1 This heading has no text.'],
  ['## One {/* #a */}\n\n## Two {/* #a */}', '3 Duplicate id "a" (first used in line 1)'],
  ['## One\n\n<div id="one" />', '3 Duplicate id "one"'],
])('reports the mistake in %j', async (text, message) => {
  expect((await check(text)).messages).toEqual([expect.stringContaining(message)]);
});
