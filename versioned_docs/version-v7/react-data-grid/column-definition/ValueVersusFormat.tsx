import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Trail {
  id: number;
  trail: string;
  metres: number;
}

const rows: Trail[] = [
  { id: 1, trail: 'Ridge traverse', metres: 104200 },
  { id: 2, trail: 'Quarry loop', metres: 9400 },
  { id: 3, trail: 'Two lakes', metres: 12100 },
  { id: 4, trail: 'Old mill path', metres: 800 },
];

const columns: GridColDef<Trail>[] = [
  { field: 'trail', headerName: 'Trail', flex: 1, minWidth: 130 },
  { field: 'metres', headerName: 'Metres', type: 'number', width: 110 },
  {
    field: 'distance',
    headerName: 'Distance',
    type: 'number',
    width: 120,
    valueGetter: (_value, row) => row.metres / 1000,
    valueFormatter: (value: number) => `${value} km`,
  },
];

export default function ValueVersusFormat() {
  return (
    <Box sx={{ height: 266, width: '100%' }}>
      <DataGrid
        slotProps={{ main: { 'aria-label': 'Trails' } }}
        rows={rows}
        columns={columns}
        initialState={{
          sorting: { sortModel: [{ field: 'distance', sort: 'asc' }] },
        }}
        hideFooter
      />
    </Box>
  );
}
