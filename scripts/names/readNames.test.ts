import { readNames } from './readNames';

const list = (markdown: string) => readNames(markdown).map(({ name, line }) => `${line} ${name}`);

it('reads names in inline code, with their lines', () => {
  expect(
    list(
      [
        '# The `DataGrid`',
        'Pass `<DataGridPro rows={rows} />` and ``apiRef.current.setRows``.',
        '| `initialState.pinnedColumns` | `@mui/x-charts/BarChart` | `.MuiDataGrid-columnHeader` |',
      ].join('\n'),
    ),
  ).toEqual([
    '1 DataGrid',
    '2 DataGridPro',
    '2 apiRef',
    '2 setRows',
    '3 initialState',
    '3 pinnedColumns',
    '3 @mui/x-charts/BarChart',
    '3 MuiDataGrid',
    '3 columnHeader',
  ]);
});

it('skips code blocks, comments, front matter and strings within code', () => {
  expect(
    list(
      [
        '---',
        'title: The `oldName`',
        '---',
        '```tsx title="A"',
        'const value = `otherName`;',
        '```',
        '{/* `hiddenName` */}',
        "`setFilter('unitPrice')`, `'singleSelect'`, `rows`, `HTML`",
      ].join('\n'),
    ),
  ).toEqual(['8 setFilter', '8 singleSelect']);
});

it('says where a name is, and whether it is the whole code', () => {
  const [first, second] = readNames('## Types\n\nA `GridColDef<Row>` has `align={textAlign}`.');
  expect(first).toMatchObject({ name: 'GridColDef', isWhole: true, heading: 'Types' });
  expect(second).toMatchObject({ name: 'textAlign', isWhole: false });
});
