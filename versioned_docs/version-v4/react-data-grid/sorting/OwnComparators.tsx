import * as React from 'react';
import {
  DataGrid,
  type GridColDef,
  type GridComparatorFn,
  type GridSortModel,
} from '@mui/x-data-grid';

interface Track {
  platform: number;
  time: string;
}

const rows = [
  { id: 1, to: 'Sable Bay', platform: 10, time: '14:05', delay: 4 },
  { id: 2, to: 'Marrow', platform: 2, time: '15:20', delay: null },
  { id: 3, to: 'High Fell', platform: 10, time: '13:50', delay: 22 },
  { id: 4, to: 'Quay Central', platform: 2, time: '14:40', delay: 0 },
  { id: 5, to: 'Thornby', platform: 7, time: '14:15', delay: null },
];

// Compares the platforms first, and then the times.
const compareTracks: GridComparatorFn = (v1, v2) => {
  const [a, b] = [v1 as Track, v2 as Track];
  return a.platform - b.platform || a.time.localeCompare(b.time);
};

// Keeps rows without a value last. The grid reverses the result when it sorts
// in descending order, so this comparator reverses it as well.
const emptyLast: GridComparatorFn = (v1, v2, params) => {
  if (v1 === null || v2 === null) {
    const [item] = params.api.state.sorting.sortModel;
    const sign = item?.sort === 'desc' ? -1 : 1;
    return sign * (Number(v1 === null) - Number(v2 === null));
  }
  return Number(v1) - Number(v2);
};

const columns: GridColDef[] = [
  { field: 'to', headerName: 'To', flex: 1, minWidth: 90 },
  {
    field: 'track',
    headerName: 'Track',
    width: 140,
    valueGetter: ({ row }): Track => ({ platform: row.platform, time: row.time }),
    valueFormatter: ({ value }) => {
      const { platform, time } = value as Track;
      return `Platform ${platform}, ${time}`;
    },
    sortComparator: compareTracks,
    filterable: false,
  },
  {
    field: 'delay',
    headerName: 'Delay',
    type: 'number',
    width: 110,
    valueFormatter: ({ value }) => (value === null ? 'unknown' : `${value} min`),
    sortComparator: emptyLast,
  },
];

export default function OwnComparators() {
  const [sortModel, setSortModel] = React.useState<GridSortModel>([
    { field: 'delay', sort: 'desc' },
  ]);

  return (
    <div style={{ height: 318, width: '100%' }}>
      <DataGrid
        aria-label="Departures"
        rows={rows}
        columns={columns}
        sortModel={sortModel}
        onSortModelChange={setSortModel}
        hideFooter
      />
    </div>
  );
}
