import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';
import { vans } from './vans';

const columns: GridColDef[] = [
  { field: 'driver', headerName: 'Driver', width: 170 },
  { field: 'depot', headerName: 'Depot', width: 150 },
  { field: 'route', headerName: 'Route', width: 170 },
  { field: 'status', headerName: 'Status', width: 115 },
  { field: 'parcels', headerName: 'Parcels', type: 'number', width: 130 },
  { field: 'range', headerName: 'Range (mi)', type: 'number', width: 150 },
  { field: 'van', headerName: 'Van', width: 95 },
];

export default function PinInitial() {
  return (
    <div style={{ height: 400 }}>
      <DataGridPro
        label="Delivery vans"
        rows={vans}
        columns={columns}
        initialState={{ pinnedColumns: { left: ['van'], right: ['status'] } }}
      />
    </div>
  );
}
