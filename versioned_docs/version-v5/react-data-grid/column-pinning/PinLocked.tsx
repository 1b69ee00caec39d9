import Box from '@mui/material/Box';
import {
  DataGridPro,
  type GridColDef,
  type GridRowsProp,
} from '@mui/x-data-grid-pro';

const rows: GridRowsProp = [
  { id: 1, lot: 'C-208', origin: 'Huila', process: 'Washed', bags: 64, score: 86.5 },
  {
    id: 2,
    lot: 'C-211',
    origin: 'Sidama',
    process: 'Natural',
    bags: 30,
    score: 89.25,
  },
  { id: 3, lot: 'C-214', origin: 'Tarrazú', process: 'Honey', bags: 48, score: 87 },
  {
    id: 4,
    lot: 'C-219',
    origin: 'Gayo',
    process: 'Wet hulled',
    bags: 112,
    score: 83.75,
  },
];

const columns: GridColDef[] = [
  { field: 'origin', headerName: 'Origin', width: 260, pinnable: false },
  { field: 'process', headerName: 'Process', width: 260, pinnable: false },
  { field: 'bags', headerName: 'Bags', type: 'number', width: 240, pinnable: false },
  {
    field: 'score',
    headerName: 'Score',
    type: 'number',
    width: 110,
    pinnable: false,
  },
  { field: 'lot', headerName: 'Lot', width: 90, pinnable: false },
];

export default function PinLocked() {
  return (
    <Box sx={{ height: 282, width: '100%' }}>
      <DataGridPro
        aria-label="Coffee lots"
        rows={rows}
        columns={columns}
        initialState={{ pinnedColumns: { left: ['lot'], right: ['score'] } }}
        hideFooter
      />
    </Box>
  );
}
