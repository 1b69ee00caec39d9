import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  type GridColDef,
  type GridRowsProp,
  type GridSortModel,
} from '@mui/x-data-grid';

const rows: GridRowsProp = [
  { id: 1, pallet: 'P-204', weight: 310, bay: 'C' },
  { id: 2, pallet: 'P-187', weight: 95, bay: 'A' },
  { id: 3, pallet: 'P-221', weight: 1240, bay: 'B' },
  { id: 4, pallet: 'P-199', weight: 480, bay: 'A' },
];

const columns: GridColDef[] = [
  { field: 'pallet', headerName: 'Pallet', flex: 1, minWidth: 100 },
  { field: 'weight', headerName: 'Weight (kg)', type: 'number', width: 130 },
  { field: 'bay', headerName: 'Bay', width: 90 },
];

const heaviestFirst: GridSortModel = [{ field: 'weight', sort: 'desc' }];

export default function SortModels() {
  const [sortModel, setSortModel] = React.useState<GridSortModel>(heaviestFirst);

  return (
    <Stack spacing={1.5} sx={{ width: '100%' }}>
      <Stack direction="row" spacing={1}>
        <Button variant="outlined" onClick={() => setSortModel(heaviestFirst)}>
          Heaviest first
        </Button>
        <Button onClick={() => setSortModel([])}>Clear</Button>
      </Stack>
      <Box sx={{ height: 266 }}>
        <DataGrid
          aria-label="Pallets"
          rows={rows}
          columns={columns}
          sortModel={sortModel}
          onSortModelChange={setSortModel}
          hideFooter
        />
      </Box>
      <Typography role="status" variant="body2" sx={{ fontFamily: 'monospace' }}>
        {JSON.stringify(sortModel)}
      </Typography>
    </Stack>
  );
}
