import { DataGrid, gridClasses, type GridColDef } from '@mui/x-data-grid';
import { people, type Person } from '../data/people';

const columns: GridColDef<Person>[] = [
  { field: 'name', headerName: 'Name', width: 180 },
  { field: 'role', headerName: 'Role', width: 180 },
  { field: 'office', headerName: 'Office', width: 130 },
  { field: 'rating', headerName: 'Rating', type: 'number', width: 110 },
];

export default function FadedRows() {
  return (
    <div style={{ height: 400 }}>
      <DataGrid
        label="People, remote ones faded"
        rows={people}
        columns={columns}
        getRowClassName={({ row }) => (row.isRemote ? 'remote' : '')}
        isRowSelectable={({ row }) => !row.isRemote}
        checkboxSelection
        sx={{
          [`& .remote .${gridClasses.cell}`]: {
            color: 'text.secondary',
            fontStyle: 'italic',
          },
        }}
      />
    </div>
  );
}
