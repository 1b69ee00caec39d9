import * as React from 'react';
import {
  DataGrid,
  type GridColDef,
  type GridRowsProp,
  type GridSortModel,
} from '@mui/x-data-grid';

const rows: GridRowsProp = [
  { id: 1, plant: 'Rosemary', water: 2, note: 'Full sun' },
  { id: 2, plant: 'Fern', water: 5, note: 'Shade' },
  { id: 3, plant: 'Lavender', water: 1, note: 'Full sun' },
  { id: 4, plant: 'Mint', water: 6, note: 'Spreads' },
  { id: 5, plant: 'Hosta', water: 4, note: 'Shade' },
  { id: 6, plant: 'Sage', water: 2, note: 'Full sun' },
];

const columns: GridColDef[] = [
  { field: 'plant', headerName: 'Plant', flex: 1 },
  { field: 'water', headerName: 'Liters a week', type: 'number', width: 170 },
  { field: 'note', headerName: 'Note', width: 120, hide: true },
];

export default function InitialState() {
  const [pageSize, setPageSize] = React.useState(5);
  const [sortModel, setSortModel] = React.useState<GridSortModel>([
    { field: 'water', sort: 'desc' },
  ]);

  return (
    <div style={{ height: 274, width: '100%' }}>
      <DataGrid
        aria-label="Garden beds"
        rows={rows}
        columns={columns}
        density="compact"
        pageSize={pageSize}
        onPageSizeChange={setPageSize}
        rowsPerPageOptions={[5, 10]}
        sortModel={sortModel}
        onSortModelChange={setSortModel}
      />
    </div>
  );
}
