import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { people, type Person } from '../data/people';
import './NoOutline.css';

const columns: GridColDef<Person>[] = [
  { field: 'name', headerName: 'Name', width: 180 },
  { field: 'role', headerName: 'Role', width: 180 },
  { field: 'office', headerName: 'Office', width: 130 },
  { field: 'rating', headerName: 'Rating', type: 'number', width: 110 },
];

export default function NoOutline() {
  return (
    <div className="no-outline">
      <DataGrid
        label="People without outlines"
        rows={people}
        columns={columns}
        classes={{ cell: 'no-outline-cell', columnHeader: 'no-outline-cell' }}
      />
    </div>
  );
}
