import { parseMarkdown } from './parseMarkdown';

const list = (text: string) =>
  parseMarkdown(text).diagnostics.map(
    ({ line, column, message }) => `${line}:${column} ${message}`,
  );

test.each([
  [
    'a heading with an id in braces',
    '## Title {#part}',
    '1:10 Write the id of a heading as a comment: ## Title {/* #part */}',
  ],
  ['text in braces', 'Use {any text} here.', "1:5 The content of these braces isn't JavaScript"],
  ['a brace that stays open', 'Use {any text here.', "1:5 This brace isn't closed"],
  ['less than', 'a <3 b', '1:3 This "<" starts a tag'],
  [
    'a comment of HTML',
    'Text.\n\n<!-- later -->',
    "3:1 HTML comments don't work here. Write {/* text */}",
  ],
  ['an address in angle brackets', '<https://example.com>', 'Write the URL as a link'],
  [
    'a value without quotation marks',
    '<Badge kind=pro />',
    '1:13 Put the value of an attribute in',
  ],
  [
    'a quotation mark that is missing',
    '<Badge kind="pro />\n\nText.',
    'A value in this tag has no closing quotation mark',
  ],
  [
    'an import that touches text',
    "import a from 'a';\nText.",
    "2:6 This isn't an import or export. Leave a blank line between imports",
  ],
  ['an invalid import', 'import a from\n', "1:1 This isn't an import or export"],
  ['a tag that stays open', 'Text.\n\n<Tabs>\n\nText.\n', "3:1 <Tabs> isn't closed. Write </Tabs>"],
  [
    'a tag that stays open in a paragraph',
    'Text <b>bold.',
    "1:6 <b> isn't closed in its paragraph",
  ],
  [
    'a tag closed by another',
    '<Tabs>\n\n<TabItem>\n\nText.\n\n</Tabs>',
    "7:1 </Tabs> doesn't match <TabItem>, which is opened at 3:1. Write </TabItem> before it.",
  ],
  ['a lone closing tag', 'Text </b>.', '1:6 This closing tag has no matching'],
  [
    'tags that cross a paragraph',
    '<div>\n  Text\n\n</div> more\n',
    'A tag is opened inside this paragraph and closed outside',
  ],
])('%s', (_name, text, expected) => {
  expect(list(text)).toEqual([expect.stringContaining(expected)]);
});

it('continues after a mistake, without changing line numbers', () => {
  const text = '## One {#one}\n\nA {b c} d {e f}.\n\n<Tabs>\n\n1 <2\n\n## Two\n';
  expect(list(text)).toEqual([
    expect.stringMatching(/^1:8 /),
    expect.stringMatching(/^3:3 /),
    expect.stringMatching(/^3:11 /),
    expect.stringMatching(/^7:3 /),
    expect.stringMatching(/^5:1 <Tabs>/),
  ]);
  const { children } = parseMarkdown(text).tree;
  expect(children.at(-1)).toMatchObject({ type: 'heading', position: { start: { line: 9 } } });
});

it('reports nothing on a valid page', () => {
  expect(
    list(
      "---\ntitle: A\n---\n\nimport a from 'a';\n\n| a |\n| - |\n| `{x}` |\n\n:::tip[T]\n\nText.\n\n:::\n",
    ),
  ).toEqual([]);
});
