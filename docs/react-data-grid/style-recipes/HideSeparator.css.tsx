import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { people, type Person } from '../data/people';
import './HideSeparator.css';

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
    <div className="hide-separator">
      <DataGrid
        label="People, two columns to resize"
        rows={people}
        columns={columns}
      />
    </div>
  );
}
