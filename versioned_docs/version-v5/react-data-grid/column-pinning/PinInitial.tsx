import Box from '@mui/material/Box';
import {
  DataGridPro,
  type GridColDef,
  type GridRowsProp,
} from '@mui/x-data-grid-pro';

const rows: GridRowsProp = [
  {
    id: 1,
    van: 'NV-104',
    driver: 'Ilse Brandt',
    depot: 'North yard',
    route: 'Harbor loop',
    parcels: 86,
    range: 148,
    service: 'March',
    state: 'On road',
  },
  {
    id: 2,
    van: 'NV-117',
    driver: 'Tomas Reyes',
    depot: 'North yard',
    route: 'Old town',
    parcels: 52,
    range: 91,
    service: 'April',
    state: 'Loading',
  },
  {
    id: 3,
    van: 'SV-021',
    driver: 'Amara Okafor',
    depot: 'South gate',
    route: 'Airport road',
    parcels: 110,
    range: 203,
    service: 'March',
    state: 'On road',
  },
  {
    id: 4,
    van: 'SV-033',
    driver: 'Jonas Virtanen',
    depot: 'South gate',
    route: 'Riverside',
    parcels: 0,
    range: 12,
    service: 'Today',
    state: 'Charging',
  },
];

const columns: GridColDef[] = [
  { field: 'driver', headerName: 'Driver', width: 180 },
  { field: 'depot', headerName: 'Depot', width: 150 },
  { field: 'route', headerName: 'Route', width: 160 },
  { field: 'state', headerName: 'State', width: 100 },
  { field: 'parcels', headerName: 'Parcels', type: 'number', width: 130 },
  { field: 'range', headerName: 'Range, km', type: 'number', width: 140 },
  { field: 'service', headerName: 'Next service', width: 150 },
  { field: 'van', headerName: 'Van', width: 100 },
];

export default function PinInitial() {
  return (
    <Box sx={{ height: 282, width: '100%' }}>
      <DataGridPro
        aria-label="Delivery vans"
        rows={rows}
        columns={columns}
        initialState={{ pinnedColumns: { left: ['van'], right: ['state'] } }}
        hideFooter
      />
    </Box>
  );
}
