import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {
  DataGrid,
  type GridColDef,
  type GridRowSelectionModel,
} from '@mui/x-data-grid';
import { kits } from './kits';

const columns: GridColDef[] = [
  { field: 'kit', headerName: 'Kit', width: 190 },
  { field: 'room', headerName: 'Room', width: 150 },
  { field: 'checkedBy', headerName: 'Last checked by', width: 170 },
];

export default function ControlledSelect() {
  const [model, setModel] = React.useState<GridRowSelectionModel>(['K2', 'K5']);

  return (
    <Stack spacing={1}>
      <Stack direction="row" spacing={1}>
        <Button onClick={() => setModel([])}>Select none</Button>
        <Button onClick={() => setModel(kits.map(({ id }) => id))}>
          Select everything
        </Button>
      </Stack>
      <div style={{ height: 400 }}>
        <DataGrid
          slotProps={{ main: { 'aria-label': 'First-aid kits' } }}
          rows={kits}
          columns={columns}
          checkboxSelection
          rowSelectionModel={model}
          onRowSelectionModelChange={setModel}
        />
      </div>
      <code role="status">{model.join(', ') || 'no ids'}</code>
    </Stack>
  );
}
