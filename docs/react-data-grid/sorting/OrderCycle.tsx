import { DataGrid, type GridColDef, type GridSortDirection } from '@mui/x-data-grid';
import { departures } from './departures';

const columns: GridColDef[] = [
  { field: 'time', headerName: 'Time', width: 90 },
  {
    field: 'to',
    headerName: 'To',
    flex: 1,
    minWidth: 120,
    sortingOrder: ['asc', 'desc', null],
  },
  { field: 'platform', headerName: 'Platform', type: 'number', width: 110 },
  { field: 'delay', headerName: 'Delay (min)', type: 'number', width: 130 },
];

const sortingOrder: GridSortDirection[] = ['desc', 'asc'];

export default function OrderCycle() {
  return (
    <div style={{ height: 400 }}>
      <DataGrid
        label="Departures"
        rows={departures}
        columns={columns}
        sortingOrder={sortingOrder}
      />
    </div>
  );
}
