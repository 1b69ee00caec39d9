import Box from '@mui/material/Box';
import {
  DataGrid,
  gridNumberComparator,
  gridStringOrNumberComparator,
  type GridColDef,
  type GridComparatorFn,
  type GridSortModel,
} from '@mui/x-data-grid';

interface Departure {
  id: number;
  to: string;
  platform: number;
  time: string;
  delay: number | null;
}

type Track = Pick<Departure, 'platform' | 'time'>;

const rows: Departure[] = [
  { id: 1, to: 'Sable Bay', platform: 10, time: '14:05', delay: 4 },
  { id: 2, to: 'Marrow', platform: 2, time: '15:20', delay: null },
  { id: 3, to: 'High Fell', platform: 10, time: '13:50', delay: 22 },
  { id: 4, to: 'Quay Central', platform: 2, time: '14:40', delay: 0 },
  { id: 5, to: 'Thornby', platform: 7, time: '14:15', delay: null },
];

// Compares the platforms first, and then the times.
const compareTracks: GridComparatorFn<Track> = (a, b, params1, params2) =>
  gridNumberComparator(a.platform, b.platform, params1, params2) ||
  gridStringOrNumberComparator(a.time, b.time, params1, params2);

// Cancels out the -1 for descending order, so rows without a value stay last.
const compareDelays: GridComparatorFn<number | null> = (a, b, params1, params2) => {
  if (a === null || b === null) {
    const model: GridSortModel = params1.api.getSortModel();
    const descending = model.some(
      (item) => item.field === params1.field && item.sort === 'desc',
    );
    return (Number(a === null) - Number(b === null)) * (descending ? -1 : 1);
  }
  return gridNumberComparator(a, b, params1, params2);
};

const columns: GridColDef<Departure>[] = [
  { field: 'to', headerName: 'To', flex: 1, minWidth: 110 },
  {
    field: 'track',
    headerName: 'Track',
    width: 150,
    valueGetter: ({ row }): Track => ({
      platform: row.platform,
      time: row.time,
    }),
    valueFormatter: ({ value }) => `Platform ${value.platform}, ${value.time}`,
    sortComparator: compareTracks,
    filterable: false,
  },
  {
    field: 'delay',
    headerName: 'Delay',
    type: 'number',
    width: 95,
    valueFormatter: ({ value }) => (value === null ? 'unknown' : `${value} min`),
    sortComparator: compareDelays,
  },
];

export default function OwnComparators() {
  return (
    <Box sx={{ height: 318, width: '100%' }}>
      <DataGrid
        aria-label="Departures"
        rows={rows}
        columns={columns}
        initialState={{ sorting: { sortModel: [{ field: 'delay', sort: 'desc' }] } }}
        hideFooter
      />
    </Box>
  );
}
