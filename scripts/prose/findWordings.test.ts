import { findWordings } from './findWordings';
import { WORDINGS } from './wordings';

const find = (page: string) =>
  findWordings(page, WORDINGS).map(({ line, column, message }) => `${line}:${column} ${message}`);

it('finds wordings in text, front matter and titles, and suggests replacements', () => {
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
    '2:19 "allows to sort" reads poorly here. Write "lets you …".',
    '5:1 "In order to" reads poorly here. Write "to".',
    '5:15 "utilize" reads poorly here. Write "use".',
    '7:20 "e.g." reads poorly here. Write "for example".',
  ]);
});

it('ignores code, URLs and imports', () => {
  const page =
    'import a from \'./in order to\';\n\n`in order to` [x](https://example.com/whitelist)\n\n```ts\n// e.g. this\n```\n\n<Demo src="./simply.tsx" />\n';
  expect(find(page)).toEqual([]);
});
