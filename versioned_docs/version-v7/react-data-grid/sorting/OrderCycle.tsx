import Box from '@mui/material/Box';
import {
  DataGrid,
  type GridColDef,
  type GridRowsProp,
  type GridSortDirection,
} from '@mui/x-data-grid';

const rows: GridRowsProp = [
  { id: 1, player: 'Marit', points: 120, joined: new Date(2023, 1, 8) },
  { id: 2, player: 'Deniz', points: 45, joined: new Date(2024, 6, 21) },
  { id: 3, player: 'Aoife', points: 210, joined: new Date(2021, 10, 2) },
  { id: 4, player: 'Kofi', points: 98, joined: new Date(2022, 3, 15) },
];

const columns: GridColDef[] = [
  {
    field: 'player',
    headerName: 'Player',
    flex: 1,
    minWidth: 110,
    sortingOrder: ['asc', 'desc', null],
  },
  { field: 'points', headerName: 'Points', type: 'number', width: 110 },
  { field: 'joined', headerName: 'Joined', type: 'date', width: 130 },
];

const sortingOrder: GridSortDirection[] = ['desc', 'asc'];

export default function OrderCycle() {
  return (
    <Box sx={{ height: 266, width: '100%' }}>
      <DataGrid
        slotProps={{ main: { 'aria-label': 'Players' } }}
        rows={rows}
        columns={columns}
        sortingOrder={sortingOrder}
        hideFooter
      />
    </Box>
  );
}
