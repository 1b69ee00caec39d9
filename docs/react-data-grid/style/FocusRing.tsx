import { DataGrid, gridClasses, type GridColDef } from '@mui/x-data-grid';
import { moons } from './moons';

const columns: GridColDef[] = [
  { field: 'moon', headerName: 'Moon', flex: 1, minWidth: 100 },
  { field: 'planet', headerName: 'Planet', flex: 1, minWidth: 110 },
  { field: 'diameter', headerName: 'Diameter (mi)', type: 'number', width: 150 },
];

export default function FocusRing() {
  return (
    <div style={{ height: 370 }}>
      <DataGrid
        label="Moons"
        rows={moons}
        columns={columns}
        initialState={{ pagination: { paginationModel: { pageSize: 5 } } }}
        pageSizeOptions={[5]}
        sx={{
          [`& .${gridClasses.cell}, & .${gridClasses.columnHeader}`]: {
            '&:not(:focus-visible, :has(:focus-visible))': { outline: 'none' },
            '&:focus-visible': { outlineWidth: 3, outlineOffset: -3 },
          },
        }}
      />
    </div>
  );
}
