import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { people, type Person } from '../data/people';

const columns: GridColDef<Person>[] = [
  { field: 'name', headerName: 'Name', width: 200, editable: true },
  { field: 'role', headerName: 'Role', width: 190, editable: true },
  {
    field: 'office',
    headerName: 'Office',
    type: 'singleSelect',
    valueOptions: ['Denver', 'Rotterdam', 'Nairobi', 'Osaka', 'Montevideo'],
    width: 150,
    editable: true,
  },
  {
    field: 'startedOn',
    headerName: 'Started',
    type: 'date',
    width: 140,
    editable: true,
    valueFormatter: (value: Date | null) => value?.toLocaleDateString('en-US'),
  },
  {
    field: 'isRemote',
    headerName: 'Remote',
    type: 'boolean',
    width: 100,
    editable: true,
  },
];

export default function RowEditing() {
  return (
    <div style={{ height: 400 }}>
      <DataGrid
        slotProps={{ main: { 'aria-label': 'People' } }}
        rows={people}
        columns={columns}
        editMode="row"
      />
    </div>
  );
}
