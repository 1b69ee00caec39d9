import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { departures } from './departures';

const columns: GridColDef[] = [
  { field: 'time', headerName: 'Time', width: 90 },
  { field: 'to', headerName: 'To', flex: 1, minWidth: 120 },
  { field: 'line', headerName: 'Line', width: 110 },
  { field: 'platform', headerName: 'Platform', type: 'number', width: 110 },
  { field: 'delay', headerName: 'Delay (min)', type: 'number', width: 130 },
];

export default function InitialSort() {
  return (
    <div style={{ height: 400 }}>
      <DataGrid
        label="Departures"
        rows={departures}
        columns={columns}
        initialState={{
          sorting: { sortModel: [{ field: 'delay', sort: 'desc' }] },
        }}
      />
    </div>
  );
}
