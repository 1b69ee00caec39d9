import {
  DataGrid,
  gridNumberComparator,
  gridStringOrNumberComparator,
  type GridColDef,
  type GridComparatorFn,
  type GridSortDirection,
} from '@mui/x-data-grid';
import { departures, type Departure } from './departures';

type Track = Pick<Departure, 'platform' | 'time'>;

// The platform decides, then the time.
const compareTracks: GridComparatorFn<Track> = (a, b, params1, params2) =>
  gridNumberComparator(a.platform, b.platform, params1, params2) ||
  gridStringOrNumberComparator(a.time, b.time, params1, params2);

// Rows without a value stay last in both directions.
function emptyLast(direction: GridSortDirection): GridComparatorFn<number | null> {
  const sign = direction === 'desc' ? -1 : 1;
  return (a, b, params1, params2) => {
    if (a === null || b === null) {
      return Number(a === null) - Number(b === null);
    }
    return sign * gridNumberComparator(a, b, params1, params2);
  };
}

const columns: GridColDef<Departure>[] = [
  { field: 'to', headerName: 'To', flex: 1, minWidth: 110 },
  {
    field: 'track',
    headerName: 'Track',
    width: 130,
    valueGetter: (_value, { platform, time }): Track => ({ platform, time }),
    valueFormatter: ({ platform, time }: Track) => `${platform ?? '–'}, ${time}`,
    sortComparator: compareTracks,
    filterable: false,
  },
  {
    field: 'delay',
    headerName: 'Delay (min)',
    type: 'number',
    width: 130,
    getSortComparator: emptyLast,
  },
];

export default function OwnComparators() {
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
