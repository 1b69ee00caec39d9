import {
  DataGrid,
  gridNumberComparator,
  gridStringOrNumberComparator,
  type GridColDef,
  type GridComparatorFn,
} from '@mui/x-data-grid';
import { departures, type Departure } from './departures';

type Track = Pick<Departure, 'platform' | 'time'>;

// Compares platforms first, then times.
const compareTracks: GridComparatorFn<Track> = (a, b, cellA, cellB) =>
  gridNumberComparator(a.platform, b.platform, cellA, cellB) ||
  gridStringOrNumberComparator(a.time, b.time, cellA, cellB);

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
  { field: 'line', headerName: 'Line', width: 120 },
];

export default function CompareTracks() {
  return (
    <div style={{ height: 400 }}>
      <DataGrid
        label="Departures"
        rows={departures}
        columns={columns}
        initialState={{ sorting: { sortModel: [{ field: 'track', sort: 'asc' }] } }}
      />
    </div>
  );
}
