import { SparkLineChart } from '@mui/x-charts/SparkLineChart';
import { DataGrid, type GridColDef, type GridColTypeDef } from '@mui/x-data-grid';
import { counters, type Counter } from './counters';

/** The value is the change over the whole period, as a fraction. */
const trend: GridColTypeDef<number, string> = {
  type: 'number',
  display: 'flex',
  width: 220,
  valueFormatter: (value) => `${Math.round(value * 100)}%`,
  renderCell: ({ row, colDef, formattedValue }) => (
    <SparkLineChart
      data={row.riders}
      width={colDef.computedWidth - 20}
      height={36}
      title={`Change: ${formattedValue}`}
    />
  ),
};

const columns: GridColDef<Counter>[] = [
  { field: 'path', headerName: 'Path', flex: 1, minWidth: 150 },
  { field: 'district', headerName: 'District', width: 120 },
  {
    field: 'today',
    headerName: 'Today',
    type: 'number',
    width: 100,
    valueGetter: (_value, row) => row.riders[29],
  },
  {
    ...trend,
    field: 'trend',
    headerName: 'Last 30 days',
    valueGetter: (_value, row) => row.riders[29] / row.riders[0] - 1,
  },
];

export default function SparklineCells() {
  return (
    <div style={{ height: 420 }}>
      <DataGrid
        label="Cyclists by path"
        rows={counters}
        columns={columns}
        initialState={{ sorting: { sortModel: [{ field: 'trend', sort: 'desc' }] } }}
      />
    </div>
  );
}
