import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';
import { people, type Person } from '../../data/people';

const columns: GridColDef<Person>[] = [
  { field: 'name', headerName: 'Name', width: 220 },
  { field: 'department', headerName: 'Department', width: 180 },
  { field: 'role', headerName: 'Role', width: 210 },
  { field: 'office', headerName: 'Office', width: 180 },
];

export default function PlainHeaderFilters() {
  return (
    <div style={{ height: 420 }}>
      <DataGridPro
        label="People"
        rows={people}
        columns={columns}
        headerFilters
        disableColumnFilter
        slots={{ headerFilterMenu: null }}
      />
    </div>
  );
}
