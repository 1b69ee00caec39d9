import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';
import { departures } from './departures';

const columns: GridColDef[] = [
  { field: 'time', headerName: 'Time', width: 90 },
  { field: 'to', headerName: 'To', flex: 1, minWidth: 120 },
  { field: 'line', headerName: 'Line', width: 110 },
  {
    field: 'platform',
    headerName: 'Platform',
    type: 'number',
    width: 110,
    sortable: false,
  },
];

export default function NotSortable() {
  const apiRef = useGridApiRef();

  return (
    <Stack spacing={1}>
      <Stack direction="row" spacing={1}>
        <Button onClick={() => apiRef.current?.sortColumn('platform', 'asc')}>
          Sort by platform
        </Button>
        <Button onClick={() => apiRef.current?.setSortModel([])}>Clear</Button>
      </Stack>
      <div style={{ height: 400 }}>
        <DataGrid
          apiRef={apiRef}
          label="Departures"
          rows={departures}
          columns={columns}
        />
      </div>
    </Stack>
  );
}
