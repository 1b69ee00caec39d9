import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { packing } from './packing';

const columns: GridColDef[] = [
  { field: 'item', headerName: 'Item', flex: 1, minWidth: 120 },
  { field: 'pieces', headerName: 'Pieces', type: 'number', width: 100 },
  { field: 'bag', headerName: 'Bag', width: 120 },
];

export default function GrowWithRows() {
  const [count, setCount] = React.useState(3);

  return (
    <Stack spacing={1}>
      <Stack direction="row" spacing={1}>
        <Button
          disabled={count === packing.length}
          onClick={() => setCount(count + 1)}
        >
          Pack an item
        </Button>
        <Button disabled={count === 0} onClick={() => setCount(count - 1)}>
          Unpack an item
        </Button>
      </Stack>
      <div style={{ display: 'flex', flexDirection: 'column' }}>
        <DataGrid
          label="Packing list"
          rows={packing.slice(0, count)}
          columns={columns}
        />
      </div>
    </Stack>
  );
}
