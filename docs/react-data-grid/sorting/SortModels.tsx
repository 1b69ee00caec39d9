import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, type GridColDef, type GridSortModel } from '@mui/x-data-grid';
import { departures } from './departures';

const columns: GridColDef[] = [
  { field: 'time', headerName: 'Time', width: 90 },
  { field: 'to', headerName: 'To', flex: 1, minWidth: 120 },
  { field: 'line', headerName: 'Line', width: 110 },
  { field: 'platform', headerName: 'Platform', type: 'number', width: 110 },
  { field: 'delay', headerName: 'Delay (min)', type: 'number', width: 130 },
];

const latestFirst: GridSortModel = [{ field: 'time', sort: 'desc' }];

export default function SortModels() {
  const [sortModel, setSortModel] = React.useState<GridSortModel>(latestFirst);

  return (
    <Stack spacing={1}>
      <Stack direction="row" spacing={1}>
        <Button onClick={() => setSortModel(latestFirst)}>Latest first</Button>
        <Button onClick={() => setSortModel([])}>Clear</Button>
      </Stack>
      <div style={{ height: 400 }}>
        <DataGrid
          label="Departures"
          rows={departures}
          columns={columns}
          sortModel={sortModel}
          onSortModelChange={setSortModel}
        />
      </div>
      <code role="status">{JSON.stringify(sortModel)}</code>
    </Stack>
  );
}
