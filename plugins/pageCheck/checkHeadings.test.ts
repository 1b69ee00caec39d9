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
  ['## One\n\n#### Two', '3 "Two" is of level 4 below one of level 2'],
  ['### One', '1 "One" is of level 3 below one of level 1'],
  ['<h1>Title</h1>', '1 "Title" is a second title'],
  ['## ', '1 This heading has no text.'],
  [
    '## One {/* #a */}\n\n## Two {/* #a */}',
    '3 The id "a" stands twice on this page, first in line 1',
  ],
  ['## One\n\n<div id="one" />', '3 The id "one" stands twice'],
])('tells what is wrong with %j', async (text, message) => {
  expect((await check(text)).messages).toEqual([expect.stringContaining(message)]);
});
