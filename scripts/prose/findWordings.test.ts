import { findWordings } from './findWordings';
import { WORDINGS } from './wordings';

const find = (page: string) =>
  findWordings(page, WORDINGS).map(({ line, column, message }) => `${line}:${column} ${message}`);

it('finds wordings in text, front matter and titles, and says what to write', () => {
  const page = [
    '---',
    'description: This allows to sort.',
    '---',
    '',
    'In order to **utilize** it, read on.',
    '',
    '<Demo title="Rows, e.g. two" />',
  ].join('\n');
  expect(find(page)).toEqual([
    '2:19 "allows to sort" reads badly here. Write "lets you …".',
    '5:1 "In order to" reads badly here. Write "to".',
    '5:15 "utilize" reads badly here. Write "use".',
    '7:20 "e.g." reads badly here. Write "for example".',
  ]);
});

it('leaves code, addresses and imports alone', () => {
  const page =
    'import a from \'./in order to\';\n\n`in order to` [x](https://example.com/whitelist)\n\n```ts\n// e.g. this\n```\n\n<Demo src="./simply.tsx" />\n';
  expect(find(page)).toEqual([]);
});
