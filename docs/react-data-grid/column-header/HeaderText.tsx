import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { readings } from '../data/readings';

const columns: GridColDef[] = [
  { field: 'station', width: 150 },
  {
    field: 'temperature',
    headerName: 'Temp.',
    description: 'Air temperature at 6 ft, in degrees Fahrenheit',
    type: 'number',
    width: 120,
  },
  {
    field: 'wind',
    headerName: 'Wind',
    description: 'Mean wind speed over 10 minutes, in miles per hour',
    type: 'number',
    width: 120,
  },
  { field: 'rain', headerName: 'Rain since midnight', type: 'number', width: 120 },
];

export default function HeaderText() {
  return (
    <div style={{ height: 400 }}>
      <DataGrid label="Hourly weather" rows={readings} columns={columns} />
    </div>
  );
}
