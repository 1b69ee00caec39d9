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
])('lets a line end in %s', (name, pieces) => {
  expect(splitName(name)).toEqual(pieces);
});
