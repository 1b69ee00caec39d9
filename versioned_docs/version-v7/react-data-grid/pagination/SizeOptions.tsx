import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { createPeople } from '../data/people';

const rows = createPeople(85);

const columns: GridColDef[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 160 },
  { field: 'role', headerName: 'Role', flex: 1, minWidth: 170 },
  { field: 'office', headerName: 'Office', width: 130 },
];

const pageSizeOptions = [
  10,
  25,
  { value: 50, label: 'Fifty' },
  { value: -1, label: 'All' },
];

export default function SizeOptions() {
  return (
    <div style={{ height: 400 }}>
      <DataGrid
        slotProps={{ main: { 'aria-label': 'People' } }}
        rows={rows}
        columns={columns}
        pageSizeOptions={pageSizeOptions}
        initialState={{ pagination: { paginationModel: { pageSize: 10 } } }}
      />
    </div>
  );
}
