import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { people, type Person } from '../data/people';

const columns: GridColDef<Person>[] = [
  {
    field: 'firstName',
    headerName: 'First name',
    width: 130,
    colSpan: 2,
    valueGetter: (_value, row) => row.name.split(' ')[0],
    valueFormatter: (_value, row) => row.name,
  },
  {
    field: 'lastName',
    headerName: 'Last name',
    width: 130,
    valueGetter: (_value, row) => row.name.split(' ')[1],
  },
  { field: 'role', headerName: 'Role', width: 160 },
  { field: 'office', headerName: 'Office', width: 120 },
  { field: 'email', headerName: 'Email', width: 240 },
];

export default function SpanFixed() {
  return (
    <div style={{ height: 400 }}>
      <DataGrid label="Employees" rows={people} columns={columns} />
    </div>
  );
}
