import * as React from 'react';
import { DataGrid, type GridColDef, type GridSortModel } from '@mui/x-data-grid';

const rows = [
  { id: 1, trail: 'Ridge traverse', metres: 104200 },
  { id: 2, trail: 'Quarry loop', metres: 9400 },
  { id: 3, trail: 'Two lakes', metres: 12100 },
  { id: 4, trail: 'Old mill path', metres: 800 },
];

const columns: GridColDef[] = [
  { field: 'trail', headerName: 'Trail', flex: 1 },
  { field: 'metres', headerName: 'Metres', type: 'number', width: 100 },
  {
    field: 'distance',
    headerName: 'Distance',
    type: 'number',
    width: 130,
    valueGetter: (params) => params.row.metres / 1000,
    valueFormatter: (params) => `${params.value} km`,
  },
];

export default function ValueVersusFormat() {
  const [sortModel, setSortModel] = React.useState<GridSortModel>([
    { field: 'distance', sort: 'asc' },
  ]);

  return (
    <div style={{ height: 266, width: '100%' }}>
      <DataGrid
        aria-label="Trails"
        rows={rows}
        columns={columns}
        sortModel={sortModel}
        onSortModelChange={setSortModel}
        hideFooter
      />
    </div>
  );
}
