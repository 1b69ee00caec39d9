import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { people, type Person } from '../../data/people';

const columns: GridColDef<Person>[] = [
  { field: 'name', headerName: 'Name', width: 200 },
  { field: 'role', headerName: 'Role', width: 200 },
  { field: 'department', headerName: 'Department', width: 150 },
  { field: 'office', headerName: 'Office', flex: 1, minWidth: 140 },
];

const initialState = {
  filter: {
    filterModel: { items: [], quickFilterValues: ['engineer', 'osaka'] },
  },
};

export default function SearchInitial() {
  return (
    <div style={{ height: 400 }}>
      <DataGrid
        label="Staff directory"
        rows={people}
        columns={columns}
        initialState={initialState}
        showToolbar
      />
    </div>
  );
}
