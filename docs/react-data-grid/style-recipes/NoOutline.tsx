import { DataGrid, gridClasses, type GridColDef } from '@mui/x-data-grid';
import { people, type Person } from '../data/people';

const columns: GridColDef<Person>[] = [
  { field: 'name', headerName: 'Name', width: 180 },
  { field: 'role', headerName: 'Role', width: 180 },
  { field: 'office', headerName: 'Office', width: 130 },
  { field: 'rating', headerName: 'Rating', type: 'number', width: 110 },
];

export default function NoOutline() {
  return (
    <div style={{ height: 400 }}>
      <DataGrid
        label="People without outlines"
        rows={people}
        columns={columns}
        sx={{
          [`& .${gridClasses.cell}, & .${gridClasses.columnHeader}`]: {
            '&:focus, &:focus-within': { outline: 'none' },
            '&:focus-visible': { bgcolor: 'action.focus' },
          },
        }}
      />
    </div>
  );
}
