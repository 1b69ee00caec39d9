import Box from '@mui/material/Box';
import { useRtl } from '@mui/system/RtlProvider';
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

// With disableColumnPinning, the grid doesn't move columns, so "lot" must be first
// and "score" last. Left and right are sides of the screen, so they're swapped on a
// right-to-left page.
const ltrPins = { left: ['lot'], right: ['score'] };
const rtlPins = { left: ['score'], right: ['lot'] };

const columns: GridColDef[] = [
  { field: 'lot', headerName: 'Lot', width: 90 },
  { field: 'origin', headerName: 'Origin', width: 260 },
  { field: 'process', headerName: 'Process', width: 260 },
  { field: 'bags', headerName: 'Bags', type: 'number', width: 240 },
  { field: 'score', headerName: 'Score', type: 'number', width: 110 },
];

export default function PinLocked() {
  const isRtl = useRtl();

  return (
    <Box sx={{ height: 282, width: '100%' }}>
      <DataGridPro
        key={isRtl ? 'rtl' : 'ltr'}
        slotProps={{ main: { 'aria-label': 'Coffee lots' } }}
        rows={rows}
        columns={columns}
        disableColumnPinning
        initialState={{ pinnedColumns: isRtl ? rtlPins : ltrPins }}
        hideFooter
      />
    </Box>
  );
}
