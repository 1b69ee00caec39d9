import { DataGrid, gridClasses, type GridColDef } from '@mui/x-data-grid';
import { people, type Person } from '../data/people';

const columns: GridColDef<Person>[] = [
  { field: 'name', headerName: 'Name', width: 180 },
  { field: 'role', headerName: 'Role', width: 180 },
  { field: 'office', headerName: 'Office', width: 130 },
  { field: 'rating', headerName: 'Rating', type: 'number', width: 110 },
];

export default function FocusedRow() {
  return (
    <div style={{ height: 400 }}>
      <DataGrid
        label="People, the focused row marked"
        rows={people}
        columns={columns}
        sx={{
          [`& .${gridClasses.row}:focus-within`]: {
            boxShadow: (theme) =>
              `inset 4px 0 ${(theme.vars ?? theme).palette.primary.main}`,
            bgcolor: 'action.focus',
          },
        }}
      />
    </div>
  );
}
