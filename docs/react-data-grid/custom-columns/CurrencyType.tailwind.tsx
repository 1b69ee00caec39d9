import { DataGrid, type GridColDef, type GridColTypeDef } from '@mui/x-data-grid';
import { budget, type BudgetLine } from './budget';

const dollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
});

const usd: GridColTypeDef<number | null, string> = {
  type: 'number',
  width: 130,
  valueFormatter: (value) => (value == null ? '' : dollars.format(value)),
  cellClassName: ({ value }) =>
    value != null && value < 0
      ? 'font-semibold text-(--mui-palette-error-main)!'
      : '',
};

const columns: GridColDef<BudgetLine>[] = [
  { field: 'item', headerName: 'Item', flex: 1, minWidth: 160 },
  { field: 'team', headerName: 'Team', width: 110 },
  { ...usd, field: 'budget', headerName: 'Budget' },
  { ...usd, field: 'spent', headerName: 'Spent', editable: true },
  {
    ...usd,
    field: 'left',
    headerName: 'Left',
    valueGetter: (_value, row) => row.budget - (row.spent ?? 0),
  },
];

export default function CurrencyType() {
  return (
    <div style={{ height: 400 }}>
      <DataGrid label="Festival budget" rows={budget} columns={columns} />
    </div>
  );
}
