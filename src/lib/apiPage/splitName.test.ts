import { splitName } from './splitName';

it.each([
  ['rows', ['rows']],
  ['checkboxSelection', ['checkboxSelection']],
  ['onColumnHeaderDoubleClick', ['onColumnHeader', 'DoubleClick']],
  ['.MuiDataGrid-cell', ['.MuiDataGrid-cell']],
  [
    '.MuiDataGrid-columnHeaderTitleContainer--on',
    ['.MuiDataGrid-columnHeaderTitle', 'Container--on'],
  ],
  ['apiRef.current.getRowGroupChildren', ['apiRef.current', '.getRowGroup', 'Children']],
  ['Partial<ChartsLocaleText>', ['Partial<Charts', 'LocaleText>']],
  ["'alternateLabels'|'baseline'|string", ["'alternateLabels'", "|'baseline'", '|string']],
  [
    '(event: React.MouseEvent<SVGElement>, data: null)',
    ['(event: React.MouseEvent<', 'SVGElement>, data: null)'],
  ],
  ['StaticDateTimeRangePicker API', ['StaticDateTime', 'RangePicker API']],
])('allows line breaks in %s', (name, pieces) => {
  expect(splitName(name)).toEqual(pieces);
});

it('splits nothing that fits', () => {
  expect(splitName('onColumnHeaderDoubleClick', 30)).toEqual(['onColumnHeaderDoubleClick']);
});
