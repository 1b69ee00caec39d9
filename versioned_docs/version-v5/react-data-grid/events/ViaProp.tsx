import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  type GridColDef,
  type GridEventListener,
  type GridRowsProp,
} from '@mui/x-data-grid';

const rows: GridRowsProp = [
  { id: 1, tea: 'Gunpowder', origin: 'Zhejiang', minutes: 2 },
  { id: 2, tea: 'Second flush', origin: 'Assam', minutes: 4 },
  { id: 3, tea: 'Hojicha', origin: 'Kyoto', minutes: 1 },
];

const columns: GridColDef[] = [
  { field: 'tea', headerName: 'Tea', flex: 1, minWidth: 120 },
  { field: 'origin', headerName: 'Origin', flex: 1, minWidth: 100 },
  { field: 'minutes', headerName: 'Minutes', type: 'number', width: 100 },
];

export default function ViaProp() {
  const [clicked, setClicked] = React.useState('none yet');

  const handleRowClick: GridEventListener<'rowClick'> = (params) => {
    setClicked(params.row.tea);
  };

  return (
    <Stack spacing={1.5} sx={{ width: '100%' }}>
      <Box sx={{ height: 214 }}>
        <DataGrid
          aria-label="Teas"
          rows={rows}
          columns={columns}
          onRowClick={handleRowClick}
          hideFooter
        />
      </Box>
      <Typography role="status" variant="body2">
        Last clicked: {clicked}
      </Typography>
    </Stack>
  );
}
