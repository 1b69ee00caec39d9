import * as React from 'react';
import Stack from '@mui/material/Stack';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { bridges } from './bridges';

const columns: GridColDef[] = [
  { field: 'bridge', headerName: 'Bridge', flex: 1, minWidth: 150 },
  { field: 'span', headerName: 'Span (ft)', type: 'number', width: 110 },
  { field: 'opened', headerName: 'Opened', width: 90 },
];

export default function ViaProp() {
  const [clicked, setClicked] = React.useState('none yet');

  return (
    <Stack spacing={1}>
      <div style={{ height: 300 }}>
        <DataGrid
          label="Bridges"
          rows={bridges}
          columns={columns}
          onRowClick={(params) => setClicked(params.row.bridge)}
        />
      </div>
      <div role="status">Last clicked: {clicked}</div>
    </Stack>
  );
}
