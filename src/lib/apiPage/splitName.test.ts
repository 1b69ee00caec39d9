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
])('lets a line end in %s', (name, pieces) => {
  expect(splitName(name)).toEqual(pieces);
});

it('cuts nothing that there is space for', () => {
  expect(splitName('onColumnHeaderDoubleClick', 30)).toEqual(['onColumnHeaderDoubleClick']);
});
