import * as React from 'react';
import { DataGrid, type GridColDef, type GridSortModel } from '@mui/x-data-grid';
import { departures, type Departure } from './departures';

// Stands in for a request. The order comes from here, not from the grid.
async function queryDepartures([item]: GridSortModel): Promise<Departure[]> {
  await new Promise((resolve) => {
    setTimeout(resolve, 700);
  });
  if (!item?.sort) {
    return departures;
  }
  const field = item.field as keyof Departure;
  const sign = item.sort === 'desc' ? -1 : 1;
  const read = (row: Departure) => String(row[field] ?? '');
  return [...departures].sort(
    (a, b) => sign * read(a).localeCompare(read(b), 'en', { numeric: true }),
  );
}

const columns: GridColDef[] = [
  { field: 'time', headerName: 'Time', width: 90 },
  { field: 'to', headerName: 'To', flex: 1, minWidth: 120 },
  { field: 'platform', headerName: 'Platform', type: 'number', width: 110 },
];

export default function SortServer() {
  const [rows, setRows] = React.useState(departures);
  const [loading, setLoading] = React.useState(false);
  const latest = React.useRef(0);

  const handleSortModelChange = async (model: GridSortModel) => {
    latest.current += 1;
    const request = latest.current;
    setLoading(true);
    const result = await queryDepartures(model);
    if (request === latest.current) {
      setRows(result);
      setLoading(false);
    }
  };

  return (
    <div style={{ height: 400 }}>
      <DataGrid
        label="Departures"
        rows={rows}
        columns={columns}
        loading={loading}
        sortingMode="server"
        onSortModelChange={handleSortModelChange}
      />
    </div>
  );
}
