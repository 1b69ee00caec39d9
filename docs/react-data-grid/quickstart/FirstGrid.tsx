import { DataGrid, type GridColDef, type GridRowsProp } from '@mui/x-data-grid';

const rows: GridRowsProp = [
  { id: 1, title: 'Salt Roads', shelf: 'B4', copies: 3 },
  { id: 2, title: 'A Field Guide to Clouds', shelf: 'D1', copies: 1 },
  { id: 3, title: 'The Clockmaker’s Atlas', shelf: 'A7', copies: 5 },
  { id: 4, title: 'Bread for Beginners', shelf: 'C2', copies: 12 },
  { id: 5, title: 'The Glass Orchard', shelf: null, copies: 0 },
];

const columns: GridColDef[] = [
  { field: 'title', headerName: 'Title', width: 220 },
  { field: 'shelf', headerName: 'Shelf', width: 100 },
  { field: 'copies', headerName: 'Copies', type: 'number', width: 110 },
];

export default function FirstGrid() {
  return (
    <div style={{ height: 300, width: '100%' }}>
      <DataGrid label="Library stock" rows={rows} columns={columns} />
    </div>
  );
}
