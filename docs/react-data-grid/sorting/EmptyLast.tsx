import {
  DataGrid,
  gridNumberComparator,
  type GridColDef,
  type GridComparatorFn,
  type GridSortDirection,
} from '@mui/x-data-grid';
import { departures } from './departures';

// Rows without a value stay last in both directions.
function emptyLast(direction: GridSortDirection): GridComparatorFn<number | null> {
  const sign = direction === 'desc' ? -1 : 1;
  return (a, b, cellA, cellB) => {
    if (a === null || b === null) {
      return Number(a === null) - Number(b === null);
    }
    return sign * gridNumberComparator(a, b, cellA, cellB);
  };
}

const columns: GridColDef[] = [
  { field: 'to', headerName: 'To', flex: 1, minWidth: 110 },
  { field: 'time', headerName: 'Time', width: 90 },
  {
    field: 'delay',
    headerName: 'Delay (min)',
    type: 'number',
    width: 130,
    getSortComparator: emptyLast,
  },
];

export default function EmptyLast() {
  return (
    <div style={{ height: 400 }}>
      <DataGrid
        label="Departures"
        rows={departures}
        columns={columns}
        initialState={{ sorting: { sortModel: [{ field: 'delay', sort: 'asc' }] } }}
      />
    </div>
  );
}
