import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { invoice, type Line } from './invoice';

const toDollars = (value: number | null) =>
  value?.toLocaleString('en-US', { style: 'currency', currency: 'USD' });

const columns: GridColDef<Line>[] = [
  {
    field: 'item',
    headerName: 'Item',
    width: 190,
    colSpan: (_value, row) => (row.kind === 'summary' ? 3 : undefined),
  },
  { field: 'hours', headerName: 'Hours', type: 'number', width: 110 },
  {
    field: 'rate',
    headerName: 'Rate',
    type: 'number',
    width: 110,
    valueFormatter: toDollars,
  },
  {
    field: 'amount',
    headerName: 'Amount',
    type: 'number',
    width: 130,
    valueFormatter: toDollars,
  },
];

export default function SpanSummaryRow() {
  return (
    <div style={{ display: 'flex', flexDirection: 'column' }}>
      <DataGrid
        label="Invoice of a bike workshop"
        rows={invoice}
        columns={columns}
        hideFooter
        disableColumnSorting
        disableColumnMenu
        showCellVerticalBorder
        getRowClassName={({ row }) => row.kind}
        sx={{ '& .summary': { fontWeight: 'bold' } }}
      />
    </div>
  );
}
