import { parseMarkdown } from '../mdx/parseMarkdown';
import { checkAsides } from './checkAsides';

const check = (...lines: string[]) => {
  const text = lines.join('\n');
  return checkAsides(parseMarkdown(text).tree, text).map(
    ({ line, column, message }) => `${line}:${column} ${message}`,
  );
};

it.each([
  ['closed', [':::tip', '', 'Text.', '', ':::']],
  ['with a title', [':::info[Read `this`]', '', 'Text.', '', ':::']],
  ['in a list', ['- Item', '', '  :::tip', '', '  Text.', '', '  :::']],
  ['nested in a longer one', ['::::tip', '', ':::info', '', 'Text.', '', ':::', '', '::::']],
  ['in code', ['```md', ':::tip', '```', '', 'At 10:30, key:value, a::b.']],
])('accepts an aside that is %s', (_name, lines) => {
  expect(check(...lines)).toEqual([]);
});

it.each([
  ['not closed', [':::tip', '', 'Text.'], "1:1 This aside isn't closed before the page ends."],
  [
    'not closed before the next one',
    [':::tip', '', 'Text.', '', ':::info', '', 'Text.', '', ':::'],
    "1:1 This aside isn't closed before the next one starts in line 5.",
  ],
  [
    'closed twice',
    [':::tip', '', 'Text.', '', ':::', '', ':::'],
    "7:1 These colons don't close an aside",
  ],
  ['titled without brackets', [':::tip Mind', '', 'Text.'], 'Write :::tip[Mind] with a blank line'],
  ['of an unknown kind', [':::note', '', 'Text.', '', ':::'], 'Unknown aside "note".'],
  ['short of a colon', ['::tip', '', 'Text.'], 'An aside starts with three colons: :::tip'],
  ['a directive in text', ['Use :name[label] here.'], '1:5 ":name" and what follows'],
])('reports an aside that is %s', (_name, lines, expected) => {
  expect(check(...lines)).toEqual([expect.stringContaining(expected)]);
});
