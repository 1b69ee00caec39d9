import Box from '@mui/material/Box';
import { DataGrid, type GridColDef, type GridRowsProp } from '@mui/x-data-grid';

const rows: GridRowsProp = [
  { id: 1, plant: 'Rosemary', bed: 'A', water: 2, note: 'Full sun' },
  { id: 2, plant: 'Fern', bed: 'C', water: 5, note: 'Shade' },
  { id: 3, plant: 'Lavender', bed: 'A', water: 1, note: 'Full sun' },
  { id: 4, plant: 'Mint', bed: 'B', water: 6, note: 'Spreads' },
  { id: 5, plant: 'Hosta', bed: 'C', water: 4, note: 'Shade' },
  { id: 6, plant: 'Sage', bed: 'B', water: 2, note: 'Full sun' },
];

const columns: GridColDef[] = [
  { field: 'plant', headerName: 'Plant', flex: 1, minWidth: 120 },
  { field: 'bed', headerName: 'Bed', width: 90 },
  { field: 'water', headerName: 'Liters a week', type: 'number', width: 130 },
  { field: 'note', headerName: 'Note', width: 120 },
];

export default function InitialState() {
  return (
    <Box sx={{ height: 202, width: '100%' }}>
      <DataGrid
        aria-label="Garden beds"
        rows={rows}
        columns={columns}
        density="compact"
        pageSizeOptions={[3, 6]}
        initialState={{
          columns: { columnVisibilityModel: { note: false } },
          filter: {
            filterModel: { items: [{ field: 'water', operator: '>', value: 1 }] },
          },
          sorting: { sortModel: [{ field: 'water', sort: 'desc' }] },
          pagination: { paginationModel: { pageSize: 3 } },
        }}
      />
    </Box>
  );
}
