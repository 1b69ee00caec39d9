import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  useGridApiRef,
  type GridColDef,
  type GridRowsProp,
} from '@mui/x-data-grid';

const rows: GridRowsProp = [
  { id: 1, bridge: 'Weir crossing', span: 86, opened: 1931 },
  { id: 2, bridge: 'Market footbridge', span: 24, opened: 2008 },
  { id: 3, bridge: 'Viaduct north', span: 412, opened: 1878 },
];

const columns: GridColDef[] = [
  { field: 'bridge', headerName: 'Bridge', flex: 1, minWidth: 140 },
  { field: 'span', headerName: 'Span (m)', type: 'number', width: 110 },
  { field: 'opened', headerName: 'Opened', width: 100 },
];

export default function ViaSubscribe() {
  const apiRef = useGridApiRef();
  const [clicked, setClicked] = React.useState('none yet');

  React.useEffect(
    () =>
      apiRef.current.subscribeEvent('rowClick', (params) => {
        setClicked(params.row.bridge);
      }),
    [apiRef],
  );

  return (
    <Stack spacing={1.5} sx={{ width: '100%' }}>
      <Box sx={{ height: 214 }}>
        <DataGrid
          apiRef={apiRef}
          aria-label="Bridges"
          rows={rows}
          columns={columns}
          hideFooter
        />
      </Box>
      <Typography role="status" variant="body2">
        Last clicked: {clicked}
      </Typography>
    </Stack>
  );
}
