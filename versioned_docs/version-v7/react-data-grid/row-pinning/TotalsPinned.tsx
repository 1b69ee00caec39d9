import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';
import { costLines, type CostLine } from './budget';

const formatDollars = (value: number) => `$${value.toLocaleString('en-US')}`;

const columns: GridColDef<CostLine>[] = [
  { field: 'item', headerName: 'Item', flex: 1, minWidth: 170 },
  { field: 'owner', headerName: 'Owner', width: 120 },
  {
    field: 'planned',
    headerName: 'Planned',
    type: 'number',
    width: 120,
    valueFormatter: formatDollars,
  },
  {
    field: 'spent',
    headerName: 'Spent',
    type: 'number',
    width: 120,
    valueFormatter: formatDollars,
  },
];

const sum = (key: 'planned' | 'spent') =>
  costLines.reduce((total, line) => total + line[key], 0);

const pinnedRows = {
  top: [
    { id: 'last', item: 'Last year', owner: null, planned: 38_000, spent: 39_120 },
  ],
  bottom: [
    {
      id: 'total',
      item: 'Total',
      owner: null,
      planned: sum('planned'),
      spent: sum('spent'),
    },
  ],
};

export default function TotalsPinned() {
  return (
    <div style={{ height: 420 }}>
      <DataGridPro
        slotProps={{ main: { 'aria-label': 'Cost of the street festival' } }}
        rows={costLines}
        columns={columns}
        pinnedRows={pinnedRows}
        hideFooter
        sx={{ '& .MuiDataGrid-pinnedRows': { fontWeight: 'fontWeightBold' } }}
      />
    </div>
  );
}
