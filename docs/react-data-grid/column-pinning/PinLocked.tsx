import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';
import { vans } from './vans';

const columns: GridColDef[] = [
  { field: 'van', headerName: 'Van', width: 95, pinnable: false },
  { field: 'driver', headerName: 'Driver', width: 170 },
  { field: 'depot', headerName: 'Depot', width: 150 },
  { field: 'route', headerName: 'Route', width: 170 },
  { field: 'status', headerName: 'Status', width: 130 },
  { field: 'parcels', headerName: 'Parcels', type: 'number', width: 130 },
  { field: 'range', headerName: 'Range (mi)', type: 'number', width: 150 },
];

export default function PinLocked() {
  return (
    <div style={{ height: 400 }}>
      <DataGridPro
        label="Delivery vans"
        rows={vans}
        columns={columns}
        initialState={{ pinnedColumns: { left: ['van'] } }}
      />
    </div>
  );
}
