import { compact, readTerms, splitWords, tokenize } from './tokenize';

it.each([
  ['columnVisibilityModel', ['column', 'visibility', 'model']],
  ['MuiDataGrid-columnHeader', ['mui', 'data', 'grid', 'column', 'header']],
  ['GRID_STRING_COL_DEF', ['grid', 'string', 'col', 'def']],
  ['column-pinning', ['column', 'pinning']],
  ['useXAxis', ['use', 'x', 'axis']],
  ['Über Größen', ['über', 'größen']],
])('splits %s', (text, words) => {
  expect(splitWords(text)).toEqual(words);
});

it('normalizes names and titles to the same form', () => {
  expect(compact('getRowId()')).toBe('getrowid');
  expect(compact('.MuiDataGrid-cell')).toBe('muidatagridcell');
  expect(compact('Column pinning')).toBe('columnpinning');
});

it('searches for whole names, their words and stems', () => {
  expect(tokenize('pinnedColumns')).toEqual([
    'pinnedcolumns',
    'pinned',
    'pin',
    'columns',
    'column',
  ]);
});

it('drops meaningless words, unless there is nothing else', () => {
  expect(readTerms('How do I pin a column?')).toEqual(['pin', 'column']);
  expect(readTerms('apiRef.current.updateRows(rows)')).toEqual(['apiRef', 'updateRows', 'rows']);
  expect(readTerms('how to')).toEqual(['how', 'to']);
  expect(readTerms(' ?! ')).toEqual([]);
});
