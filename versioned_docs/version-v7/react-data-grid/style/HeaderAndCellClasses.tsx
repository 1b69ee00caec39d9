import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Reservoir {
  id: number;
  name: string;
  level: number;
  change: number;
  checkedBy: string | null;
}

const rows: Reservoir[] = [
  { id: 1, name: 'Upper Elm', level: 81, change: 2.4, checkedBy: 'H. Sato' },
  { id: 2, name: 'Stonewater', level: 46, change: -3.1, checkedBy: null },
  { id: 3, name: 'Kestrel Dam', level: 67, change: -0.6, checkedBy: 'L. Moreau' },
  { id: 4, name: 'Low Fen', level: 92, change: 0.9, checkedBy: null },
];

const columns: GridColDef<Reservoir>[] = [
  { field: 'name', headerName: 'Reservoir', flex: 1, minWidth: 140 },
  {
    field: 'level',
    headerName: 'Level, %',
    type: 'number',
    width: 130,
    headerClassName: 'measured',
  },
  {
    field: 'change',
    headerName: 'Change, %',
    type: 'number',
    width: 140,
    headerClassName: 'measured',
    cellClassName: (params) => (Number(params.value) < 0 ? 'falling' : 'rising'),
  },
  { field: 'checkedBy', headerName: 'Checked by', flex: 1, minWidth: 140 },
];

export default function HeaderAndCellClasses() {
  return (
    <Box sx={{ height: 266, width: '100%' }}>
      <DataGrid
        slotProps={{ main: { 'aria-label': 'Reservoir levels' } }}
        rows={rows}
        columns={columns}
        getCellClassName={(params) => (params.value === null ? 'missing' : '')}
        hideFooter
        sx={{
          '& .measured': { bgcolor: 'action.selected' },
          '& .falling': { color: 'error.main', fontWeight: 700 },
          '& .rising': { color: 'success.main', fontWeight: 700 },
          '& .missing': { bgcolor: 'action.focus' },
        }}
      />
    </Box>
  );
}
