import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { reservoirs, type Reservoir } from './reservoirs';

const columns: GridColDef<Reservoir>[] = [
  { field: 'name', headerName: 'Reservoir', flex: 1, minWidth: 140 },
  {
    field: 'level',
    headerName: 'Level (%)',
    type: 'number',
    width: 130,
    headerClassName: 'bg-(--mui-palette-action-selected)',
  },
  {
    field: 'change',
    headerName: 'Change (%)',
    type: 'number',
    width: 140,
    headerClassName: 'bg-(--mui-palette-action-selected)',
    cellClassName: (params) =>
      Number(params.value) < 0
        ? 'font-bold text-(--mui-palette-error-main)'
        : 'font-bold text-(--mui-palette-success-main)',
  },
  { field: 'checkedBy', headerName: 'Checked by', flex: 1, minWidth: 140 },
];

export default function HeaderAndCellClasses() {
  return (
    <div className="h-92.5">
      <DataGrid
        label="Reservoir levels"
        rows={reservoirs}
        columns={columns}
        getCellClassName={(params) =>
          params.value === null ? 'bg-(--mui-palette-action-focus)' : ''
        }
        hideFooter
      />
    </div>
  );
}
