import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { people, type Person } from '../data/people';

const columns: GridColDef<Person>[] = [
  { field: 'name', headerName: 'Name', width: 180 },
  { field: 'role', headerName: 'Role', width: 180 },
  { field: 'office', headerName: 'Office', width: 130, resizable: false },
  {
    field: 'rating',
    headerName: 'Rating',
    type: 'number',
    width: 110,
    resizable: false,
  },
];

export default function HideSeparator() {
  return (
    <div className="h-100">
      <DataGrid
        label="People, two columns to resize"
        rows={people}
        columns={columns}
        classes={{
          columnSeparator:
            '[&:not(.MuiDataGrid-columnSeparator--resizable)]:hidden!',
        }}
      />
    </div>
  );
}
