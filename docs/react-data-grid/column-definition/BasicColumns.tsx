import { DataGrid, type GridColDef, type GridRowsProp } from '@mui/x-data-grid';

const rows: GridRowsProp = [
  { id: 1, instrument: 'Cello, 3/4 size', borrower: 'Noor Haddad', case: 14 },
  { id: 2, instrument: 'Bass clarinet', borrower: 'Tomás Vidal', case: 3 },
  { id: 3, instrument: 'Viola', borrower: null, case: 27 },
  { id: 4, instrument: 'French horn', borrower: 'Bram de Wit', case: 8 },
  { id: 5, instrument: 'Oboe', borrower: 'Ines Halloran', case: 19 },
];

const columns: GridColDef[] = [
  { field: 'instrument', headerName: 'Instrument', width: 190 },
  { field: 'borrower', headerName: 'Borrower', width: 150 },
  { field: 'case', headerName: 'Case', type: 'number' },
];

export default function BasicColumns() {
  return (
    <div style={{ height: 318 }}>
      <DataGrid label="Instrument loans" rows={rows} columns={columns} hideFooter />
    </div>
  );
}
