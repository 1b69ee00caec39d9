import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { moons } from './moons';

const columns: GridColDef[] = [
  { field: 'moon', headerName: 'Moon', flex: 1, minWidth: 100 },
  { field: 'planet', headerName: 'Planet', flex: 1, minWidth: 110 },
  { field: 'diameter', headerName: 'Diameter (mi)', type: 'number', width: 150 },
  {
    field: 'found',
    headerName: 'Found in',
    type: 'number',
    width: 120,
    valueFormatter: (value) => String(value),
  },
];

// Hovered and selected rows keep the grid's own colors.
const stripeClasses =
  '[&:not(:hover,.Mui-selected)]:bg-(--mui-palette-action-hover)';

export default function Stripes() {
  return (
    <div className="h-92.5">
      <DataGrid
        label="Moons"
        rows={moons}
        columns={columns}
        initialState={{ pagination: { paginationModel: { pageSize: 5 } } }}
        pageSizeOptions={[5]}
        getRowClassName={(params) =>
          params.indexRelativeToCurrentPage % 2 === 0 ? stripeClasses : ''
        }
      />
    </div>
  );
}
