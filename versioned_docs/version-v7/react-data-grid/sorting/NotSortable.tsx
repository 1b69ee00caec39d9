import * as React from 'react';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';

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

export default function NotSortable() {
  const apiRef = useGridApiRef();
  const [locked, setLocked] = React.useState(false);

  return (
    <Stack spacing={1.5} sx={{ width: '100%' }}>
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
        <Button
          variant="outlined"
          onClick={() => apiRef.current.sortColumn('urgency', 'desc')}
        >
          Most urgent first
        </Button>
        <Button onClick={() => apiRef.current.setSortModel([])}>Input order</Button>
        <FormControlLabel
          control={
            <Switch
              checked={locked}
              onChange={(event) => setLocked(event.target.checked)}
            />
          }
          label="Lock all columns"
        />
      </Stack>
      <DataGrid
        apiRef={apiRef}
        slotProps={{ main: { 'aria-label': 'Repair calls' } }}
        rows={rows}
        columns={columns}
        disableColumnSorting={locked}
        hideFooter
      />
    </Stack>
  );
}
