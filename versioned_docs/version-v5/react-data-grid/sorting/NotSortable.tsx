import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, type GridColDef, type GridSortModel } from '@mui/x-data-grid';

const rows = [
  { id: 1, call: 'Lift stuck, block 4', urgency: 3, crew: 'Rowan' },
  { id: 2, call: 'Flickering hall light', urgency: 1, crew: 'Imani' },
  { id: 3, call: 'Burst pipe', urgency: 5, crew: 'Rowan' },
  { id: 4, call: 'Door does not close', urgency: 2, crew: 'Petra' },
];

const columns: GridColDef[] = [
  { field: 'call', headerName: 'Call', flex: 1, minWidth: 150 },
  { field: 'crew', headerName: 'Crew', width: 85 },
  {
    field: 'urgency',
    headerName: 'Urgency',
    type: 'number',
    width: 95,
    sortable: false,
  },
];

const urgentFirst: GridSortModel = [{ field: 'urgency', sort: 'desc' }];

export default function NotSortable() {
  const [sortModel, setSortModel] = React.useState<GridSortModel>([]);

  return (
    <Stack spacing={1.5} sx={{ width: '100%' }}>
      <Stack direction="row" spacing={1}>
        <Button variant="outlined" onClick={() => setSortModel(urgentFirst)}>
          Most urgent first
        </Button>
        <Button onClick={() => setSortModel([])}>Input order</Button>
      </Stack>
      <Box sx={{ height: 266 }}>
        <DataGrid
          aria-label="Repair calls"
          rows={rows}
          columns={columns}
          sortModel={sortModel}
          onSortModelChange={setSortModel}
          hideFooter
        />
      </Box>
    </Stack>
  );
}
