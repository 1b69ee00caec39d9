import { parseMarkdown } from './parseMarkdown';

const list = (text: string) =>
  parseMarkdown(text).diagnostics.map(
    ({ line, column, message }) => `${line}:${column} ${message}`,
  );

test.each([
  [
    'a heading with an id in braces',
    '## Title {#part}',
    '1:10 The id of a heading is written as a comment: ## Title {/* #part */}',
  ],
  ['text in braces', 'Use {any text} here.', '1:5 What stands in braces is no JavaScript'],
  ['a brace that stays open', 'Use {any text here.', '1:5 This brace is not closed'],
  ['less than', 'a <3 b', '1:3 This "<" begins a tag'],
  [
    'a comment of HTML',
    'Text.\n\n<!-- later -->',
    '3:1 HTML comments do not work here: write {/* text */}',
  ],
  ['an address in angle brackets', '<https://example.com>', 'Write the address as a link'],
  [
    'a value without quotation marks',
    '<Badge kind=pro />',
    '1:13 A value of a component stands in',
  ],
  [
    'a quotation mark that is missing',
    '<Badge kind="pro />\n\nText.',
    'A quotation mark is missing',
  ],
  [
    'an import that touches text',
    "import a from 'a';\nText.",
    '2:6 This is no import or export. Leave a blank line after imports',
  ],
  ['an import that is none', 'import a from\n', '1:1 This is no import or export'],
  [
    'a tag that stays open',
    'Text.\n\n<Tabs>\n\nText.\n',
    '3:1 <Tabs> is not closed. Write </Tabs>',
  ],
  [
    'a tag that stays open in a paragraph',
    'Text <b>bold.',
    '1:6 <b> is not closed in its paragraph',
  ],
  [
    'a tag closed by another',
    '<Tabs>\n\n<TabItem>\n\nText.\n\n</Tabs>',
    '7:1 </Tabs> closes <TabItem>, which is opened at 3:1. Write </TabItem> before it.',
  ],
  ['a closing tag alone', 'Text </b>.', '1:6 This tag closes nothing'],
  [
    'tags that cross a paragraph',
    '<div>\n  Text\n\n</div> more\n',
    'A tag is opened inside and closed outside',
  ],
])('%s', (_name, text, expected) => {
  expect(list(text)).toEqual([expect.stringContaining(expected)]);
});

it('reads on after a mistake, with the lines of the rest as they are', () => {
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

it('has nothing to say of what is right', () => {
  expect(
    list(
      "---\ntitle: A\n---\n\nimport a from 'a';\n\n| a |\n| - |\n| `{x}` |\n\n:::tip[T]\n\nText.\n\n:::\n",
    ),
  ).toEqual([]);
});
