
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const rows = [{ isbn: '978-0-00-000001-1', title: 'Salt Roads' }];
const columns: GridColDef[] = [{ field: 'title', headerName: 'Title', width: 220 }];

export default function BookGrid() {
  return (
    <div style={{ height: 300 }}>
      <DataGrid aria-label="Books" rows={rows} columns={columns} getRowId={(row) => row.isbn} />
    </div>
  );
}
