import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { moons } from './moons';
import './FocusRing.css';

const columns: GridColDef[] = [
  { field: 'moon', headerName: 'Moon', flex: 1, minWidth: 100 },
  { field: 'planet', headerName: 'Planet', flex: 1, minWidth: 110 },
  { field: 'diameter', headerName: 'Diameter (mi)', type: 'number', width: 150 },
];

export default function FocusRing() {
  return (
    <div className="focus-ring">
      <DataGrid
        label="Moons"
        rows={moons}
        columns={columns}
        initialState={{ pagination: { paginationModel: { pageSize: 5 } } }}
        pageSizeOptions={[5]}
        classes={{ cell: 'focus-ring-cell', columnHeader: 'focus-ring-cell' }}
      />
    </div>
  );
}
