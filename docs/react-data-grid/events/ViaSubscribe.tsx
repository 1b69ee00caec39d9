import * as React from 'react';
import Stack from '@mui/material/Stack';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';
import { bridges } from './bridges';

const columns: GridColDef[] = [
  { field: 'bridge', headerName: 'Bridge', flex: 1, minWidth: 150 },
  { field: 'span', headerName: 'Span (ft)', type: 'number', width: 110 },
  { field: 'opened', headerName: 'Opened', width: 90 },
];

export default function ViaSubscribe() {
  const apiRef = useGridApiRef();
  const [hovered, setHovered] = React.useState('none yet');

  React.useEffect(
    () =>
      apiRef.current?.subscribeEvent('rowMouseEnter', (params) => {
        setHovered(params.row.bridge);
      }),
    [apiRef],
  );

  return (
    <Stack spacing={1}>
      <div style={{ height: 300 }}>
        <DataGrid apiRef={apiRef} label="Bridges" rows={bridges} columns={columns} />
      </div>
      <div role="status">Under the pointer: {hovered}</div>
    </Stack>
  );
}
