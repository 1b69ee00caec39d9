import { parseMarkdown } from '../../plugins/mdx/parseMarkdown';
import { findUnlinkedMentions } from './findUnlinkedMentions';

const SUBJECTS = [
  { name: 'Column pinning', path: '/x/react-data-grid/column-pinning/' },
  { name: 'Bar charts', path: '/x/react-charts/bars/' },
  { name: 'Sorting', path: '/x/react-data-grid/sorting/' },
  { name: 'Time Picker', path: '/x/react-date-pickers/time-picker/' },
  { name: 'DataGridPro' },
];

const find = (...lines: string[]) =>
  findUnlinkedMentions(parseMarkdown(lines.join('\n')).tree, SUBJECTS).map(
    ({ line, column, message }) => `${line}:${column} ${message}`,
  );

it('tells the first mention of a page that is linked nowhere, and of a name in plain text', () => {
  expect(
    find(
      '# Column pinning',
      '',
      'First',
      'use column pinning, then Column pinning.',
      '',
      'DataGridPro',
    ),
  ).toEqual([
    '4:5 "Column pinning" is a page that this one mentions and links nowhere: /x/react-data-grid/column-pinning/',
    '6:1 "DataGridPro" has a reference page. Write `DataGridPro` in code face, which links it.',
  ]);
});

it('says nothing of what is linked, in code, a part of a longer word, or a word of every page', () => {
  expect(find('[Pin](/x/react-data-grid/column-pinning/#start) for column pinning')).toEqual([]);
  expect(find('`DataGridPro` and DataGridProps, sorting, <Badge>Bar charts</Badge>')).toEqual([]);
});

it('takes no part of the name of a product for a page', () => {
  expect(find('The Date and Time Pickers of the Date Pickers.')).toEqual([]);
  expect(find('The Date and Time Pickers have a Time Picker.')).toEqual([
    '1:34 "Time Picker" is a page that this one mentions and links nowhere: /x/react-date-pickers/time-picker/',
  ]);
});
