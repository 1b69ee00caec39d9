import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { people, type Person } from '../data/people';

const columns: GridColDef<Person>[] = [
  { field: 'name', headerName: 'Name', width: 180 },
  { field: 'role', headerName: 'Role', width: 180 },
  { field: 'office', headerName: 'Office', width: 130 },
  { field: 'rating', headerName: 'Rating', type: 'number', width: 110 },
];

const noOutline = [
  'focus:outline-none! focus-within:outline-none!',
  'focus-visible:bg-(--mui-palette-action-focus)!',
].join(' ');

export default function NoOutline() {
  return (
    <div className="h-100">
      <DataGrid
        label="People without outlines"
        rows={people}
        columns={columns}
        classes={{ cell: noOutline, columnHeader: noOutline }}
      />
    </div>
  );
}
