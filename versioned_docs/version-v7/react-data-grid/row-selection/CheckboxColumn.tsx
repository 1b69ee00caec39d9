import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { readings } from '../data/readings';

const columns: GridColDef[] = [
  { field: 'station', headerName: 'Station', width: 150 },
  {
    field: 'takenAt',
    headerName: 'Time',
    type: 'dateTime',
    width: 190,
    valueFormatter: (value: Date) =>
      value.toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'short' }),
  },
  { field: 'rain', headerName: 'Rain (in)', type: 'number', width: 120 },
  { field: 'hasAlarm', headerName: 'Alarm', type: 'boolean', width: 110 },
];

export default function CheckboxColumn() {
  return (
    <div style={{ height: 400 }}>
      <DataGrid
        slotProps={{ main: { 'aria-label': 'Readings to check' } }}
        rows={readings}
        columns={columns}
        checkboxSelection
        disableRowSelectionOnClick
      />
    </div>
  );
}
