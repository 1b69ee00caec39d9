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
  const [model, setModel] = React.useState<GridRowSelectionModel>({
    type: 'include',
    ids: new Set(['K2', 'K5']),
  });

  return (
    <Stack spacing={1}>
      <Stack direction="row" spacing={1}>
        <Button onClick={() => setModel({ type: 'include', ids: new Set() })}>
          Select none
        </Button>
        <Button onClick={() => setModel({ type: 'exclude', ids: new Set() })}>
          Select everything
        </Button>
      </Stack>
      <div style={{ height: 400 }}>
        <DataGrid
          label="First-aid kits"
          rows={kits}
          columns={columns}
          checkboxSelection
          rowSelectionModel={model}
          onRowSelectionModelChange={setModel}
        />
      </div>
      <code role="status">
        {model.type}: {[...model.ids].join(', ') || 'no ids'}
      </code>
    </Stack>
  );
}
