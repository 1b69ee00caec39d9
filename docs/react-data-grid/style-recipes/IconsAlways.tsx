import { DataGrid, gridClasses, type GridColDef } from '@mui/x-data-grid';
import { people, type Person } from '../data/people';

const columns: GridColDef<Person>[] = [
  { field: 'name', headerName: 'Name', width: 180 },
  { field: 'role', headerName: 'Role', width: 180 },
  { field: 'office', headerName: 'Office', width: 130 },
  { field: 'rating', headerName: 'Rating', type: 'number', width: 140 },
];

export default function IconsAlways() {
  return (
    <div style={{ height: 400 }}>
      <DataGrid
        label="People, with their icons"
        rows={people}
        columns={columns}
        sx={{
          [`& .${gridClasses.menuIcon}, & .${gridClasses.iconButtonContainer}`]: {
            visibility: 'visible',
            width: 'auto',
          },
          [`& .${gridClasses.columnHeader}:not(.${gridClasses['columnHeader--sorted']}) .${gridClasses.sortButton}`]:
            { opacity: 0.5 },
        }}
      />
    </div>
  );
}
