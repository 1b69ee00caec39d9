import { DataGrid, GridToolbar, type GridColDef } from '@mui/x-data-grid';
import { readings, type Reading } from '../data/readings';

function getSky({ rain, wind }: Reading) {
  return rain > 0 ? 'Wet' : wind > 24 ? 'Windy' : 'Fair';
}

const columns: GridColDef<Reading>[] = [
  { field: 'station', headerName: 'Station (string)', width: 150 },
  {
    field: 'temperature',
    headerName: '°F (number)',
    type: 'number',
    width: 130,
  },
  {
    field: 'day',
    headerName: 'Day (date)',
    type: 'date',
    width: 130,
    valueGetter: (_value, row) => row.takenAt,
    valueFormatter: (value: Date) => value.toLocaleDateString('en-US'),
  },
  {
    field: 'takenAt',
    headerName: 'Taken (dateTime)',
    type: 'dateTime',
    width: 190,
    valueFormatter: (value: Date) => value.toLocaleString('en-US'),
  },
  {
    field: 'hasAlarm',
    headerName: 'Alarm (boolean)',
    type: 'boolean',
    width: 150,
  },
  {
    field: 'sky',
    headerName: 'Sky (singleSelect)',
    type: 'singleSelect',
    width: 165,
    valueOptions: ['Fair', 'Windy', 'Wet'],
    valueGetter: (_value, row) => getSky(row),
  },
];

export default function AllOperators() {
  return (
    <div style={{ height: 460 }}>
      <DataGrid
        slotProps={{ main: { 'aria-label': 'Weather readings' } }}
        rows={readings}
        columns={columns}
        slots={{ toolbar: GridToolbar }}
      />
    </div>
  );
}
