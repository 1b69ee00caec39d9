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

it('reports the first mention of an unlinked page, and of a name in plain text', () => {
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
    '4:5 "Column pinning" is mentioned on this page but never linked: /x/react-data-grid/column-pinning/',
    '6:1 "DataGridPro" has a reference page. Write `DataGridPro` as code, which links to it.',
  ]);
});

it('ignores what is linked, in code, part of a longer word, or a common word', () => {
  expect(find('[Pin](/x/react-data-grid/column-pinning/#start) for column pinning')).toEqual([]);
  expect(find('`DataGridPro` and DataGridProps, sorting, <Badge>Bar charts</Badge>')).toEqual([]);
});

it('does not mistake part of a product name for a page', () => {
  expect(find('The Date and Time Pickers of the Date Pickers.')).toEqual([]);
  expect(find('The Date and Time Pickers have a Time Picker.')).toEqual([
    '1:34 "Time Picker" is mentioned on this page but never linked: /x/react-date-pickers/time-picker/',
  ]);
});
