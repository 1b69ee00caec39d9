import Box from '@mui/material/Box';
import { DataGrid, type GridColDef, type GridRowsProp } from '@mui/x-data-grid';

const rows: GridRowsProp = [
  {
    id: 1,
    instrument: 'Cello, three-quarter size',
    borrower: 'Noor Haddad',
    case: 14,
  },
  { id: 2, instrument: 'Bass clarinet', borrower: 'Tomás Vidal', case: 3 },
  { id: 3, instrument: 'Viola', borrower: 'Ines Halloran', case: 27 },
  { id: 4, instrument: 'French horn', borrower: 'Bram de Wit', case: 8 },
];

const columns: GridColDef[] = [
  { field: 'instrument', headerName: 'Instrument', width: 190 },
  { field: 'borrower', headerName: 'Borrower', width: 140 },
  { field: 'case', headerName: 'Case' },
];

export default function BasicColumns() {
  return (
    <Box sx={{ height: 266, width: '100%' }}>
      <DataGrid
        slotProps={{ main: { 'aria-label': 'Instrument loans' } }}
        rows={rows}
        columns={columns}
        hideFooter
      />
    </Box>
  );
}
