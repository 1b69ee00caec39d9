import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { moons } from './moons';

const columns: GridColDef[] = [
  { field: 'moon', headerName: 'Moon', flex: 1, minWidth: 100 },
  { field: 'planet', headerName: 'Planet', flex: 1, minWidth: 110 },
  { field: 'diameter', headerName: 'Diameter (mi)', type: 'number', width: 150 },
];

// No outline after a click, but a thick one for keyboard users.
const focusClasses = [
  '[&:not(:focus-visible,:has(:focus-visible))]:outline-none',
  'focus-visible:outline-3',
  'focus-visible:-outline-offset-3',
].join(' ');

export default function FocusRing() {
  return (
    <div className="h-92.5">
      <DataGrid
        label="Moons"
        rows={moons}
        columns={columns}
        initialState={{ pagination: { paginationModel: { pageSize: 5 } } }}
        pageSizeOptions={[5]}
        classes={{ cell: focusClasses, columnHeader: focusClasses }}
      />
    </div>
  );
}
