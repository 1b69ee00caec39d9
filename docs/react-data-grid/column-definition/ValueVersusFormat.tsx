import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { trails, type Trail } from './trails';

const columns: GridColDef<Trail>[] = [
  { field: 'trail', headerName: 'Trail', flex: 1, minWidth: 130 },
  { field: 'feet', headerName: 'Feet', type: 'number', width: 110 },
  {
    field: 'distance',
    headerName: 'Distance',
    type: 'number',
    width: 120,
    valueGetter: (_value, row) => (row.feet === null ? null : row.feet / 5280),
    valueFormatter: (value: number | null) =>
      value === null ? 'not measured' : `${value.toFixed(1)} mi`,
  },
];

export default function ValueVersusFormat() {
  return (
    <div style={{ height: 400 }}>
      <DataGrid
        label="Trails"
        rows={trails}
        columns={columns}
        initialState={{
          sorting: { sortModel: [{ field: 'distance', sort: 'asc' }] },
        }}
      />
    </div>
  );
}
