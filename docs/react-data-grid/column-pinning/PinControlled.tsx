import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {
  DataGridPro,
  type GridColDef,
  type GridPinnedColumnFields,
} from '@mui/x-data-grid-pro';
import { vans } from './vans';

const columns: GridColDef[] = [
  { field: 'van', headerName: 'Van', width: 95 },
  { field: 'driver', headerName: 'Driver', width: 150 },
  { field: 'depot', headerName: 'Depot', width: 150 },
  { field: 'route', headerName: 'Route', width: 170 },
  { field: 'status', headerName: 'Status', width: 130 },
  { field: 'parcels', headerName: 'Parcels', type: 'number', width: 130 },
  { field: 'range', headerName: 'Range (mi)', type: 'number', width: 150 },
];

export default function PinControlled() {
  const [pinnedColumns, setPinnedColumns] = React.useState<GridPinnedColumnFields>({
    left: ['van'],
  });

  return (
    <Stack spacing={1}>
      <Stack direction="row" spacing={1}>
        <Button onClick={() => setPinnedColumns({ left: ['van', 'driver'] })}>
          Pin van and driver
        </Button>
        <Button onClick={() => setPinnedColumns({})}>Unpin all</Button>
      </Stack>
      <div style={{ height: 400 }}>
        <DataGridPro
          label="Delivery vans"
          rows={vans}
          columns={columns}
          pinnedColumns={pinnedColumns}
          onPinnedColumnsChange={setPinnedColumns}
        />
      </div>
      <code role="status">{JSON.stringify(pinnedColumns)}</code>
    </Stack>
  );
}
