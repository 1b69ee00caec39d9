import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { reservoirs, type Reservoir } from './reservoirs';
import './HeaderAndCellClasses.css';

const columns: GridColDef<Reservoir>[] = [
  { field: 'name', headerName: 'Reservoir', flex: 1, minWidth: 140 },
  {
    field: 'level',
    headerName: 'Level (%)',
    type: 'number',
    width: 130,
    headerClassName: 'header-and-cell-classes-measured',
  },
  {
    field: 'change',
    headerName: 'Change (%)',
    type: 'number',
    width: 140,
    headerClassName: 'header-and-cell-classes-measured',
    cellClassName: (params) =>
      Number(params.value) < 0
        ? 'header-and-cell-classes-falling'
        : 'header-and-cell-classes-rising',
  },
  { field: 'checkedBy', headerName: 'Checked by', flex: 1, minWidth: 140 },
];

export default function HeaderAndCellClasses() {
  return (
    <div className="header-and-cell-classes">
      <DataGrid
        label="Reservoir levels"
        rows={reservoirs}
        columns={columns}
        getCellClassName={(params) =>
          params.value === null ? 'header-and-cell-classes-missing' : ''
        }
        hideFooter
      />
    </div>
  );
}
