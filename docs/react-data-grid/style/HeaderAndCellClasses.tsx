import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { reservoirs, type Reservoir } from './reservoirs';

const columns: GridColDef<Reservoir>[] = [
  { field: 'name', headerName: 'Reservoir', flex: 1, minWidth: 140 },
  {
    field: 'level',
    headerName: 'Level (%)',
    type: 'number',
    width: 130,
    headerClassName: 'measured',
  },
  {
    field: 'change',
    headerName: 'Change (%)',
    type: 'number',
    width: 140,
    headerClassName: 'measured',
    cellClassName: (params) => (Number(params.value) < 0 ? 'falling' : 'rising'),
  },
  { field: 'checkedBy', headerName: 'Checked by', flex: 1, minWidth: 140 },
];

export default function HeaderAndCellClasses() {
  return (
    <div style={{ height: 370 }}>
      <DataGrid
        label="Reservoir levels"
        rows={reservoirs}
        columns={columns}
        getCellClassName={(params) => (params.value === null ? 'missing' : '')}
        hideFooter
        sx={{
          '& .measured': { bgcolor: 'action.selected' },
          '& .falling': { color: 'error.main', fontWeight: 700 },
          '& .rising': { color: 'success.main', fontWeight: 700 },
          '& .missing': { bgcolor: 'action.focus' },
        }}
      />
    </div>
  );
}
