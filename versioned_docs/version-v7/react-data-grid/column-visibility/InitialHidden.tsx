import { DataGrid, GridToolbar, type GridColDef } from '@mui/x-data-grid';
import { readings } from '../data/readings';

const columns: GridColDef[] = [
  { field: 'station', headerName: 'Station', width: 150 },
  {
    field: 'takenAt',
    headerName: 'Taken at',
    type: 'dateTime',
    width: 170,
    valueFormatter: (value: Date) =>
      value.toLocaleString('en-US', { dateStyle: 'short', timeStyle: 'short' }),
  },
  { field: 'temperature', headerName: 'Temp. (°F)', type: 'number', width: 130 },
  { field: 'wind', headerName: 'Wind (mph)', type: 'number', width: 130 },
  { field: 'humidity', headerName: 'Humidity (%)', type: 'number', width: 140 },
  { field: 'rain', headerName: 'Rain (in)', type: 'number', width: 120 },
];

const initialState = {
  columns: { columnVisibilityModel: { humidity: false, rain: false } },
};

export default function InitialHidden() {
  return (
    <div style={{ height: 400 }}>
      <DataGrid
        slotProps={{ main: { 'aria-label': 'Weather readings' } }}
        rows={readings}
        columns={columns}
        initialState={initialState}
        slots={{ toolbar: GridToolbar }}
      />
    </div>
  );
}
