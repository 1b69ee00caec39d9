import { DataGrid, gridClasses, type GridColDef } from '@mui/x-data-grid';
import { people, type Person } from '../data/people';

const columns: GridColDef<Person>[] = [
  { field: 'name', headerName: 'Name', width: 180 },
  { field: 'role', headerName: 'Role', width: 180 },
  { field: 'office', headerName: 'Office', width: 130 },
  { field: 'rating', headerName: 'Rating', type: 'number', width: 110 },
];

export default function NoLines() {
  return (
    <div style={{ height: 400 }}>
      <DataGrid
        label="People without lines"
        rows={people}
        columns={columns}
        sx={{
          border: 0,
          '--DataGrid-rowBorderColor': 'transparent',
          [`& .${gridClasses.columnSeparator}`]: { opacity: 0 },
          [`& .${gridClasses.columnHeader}:hover .${gridClasses.columnSeparator}`]: {
            opacity: 1,
          },
          [`& .${gridClasses.footerContainer}`]: { borderTop: 0 },
        }}
      />
    </div>
  );
}
