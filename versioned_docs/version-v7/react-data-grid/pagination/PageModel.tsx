import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {
  DataGrid,
  type GridColDef,
  type GridPaginationModel,
} from '@mui/x-data-grid';
import { orders } from '../data/orders';

const columns: GridColDef[] = [
  { field: 'id', headerName: 'Order', width: 90 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 160 },
  { field: 'city', headerName: 'City', width: 120 },
  { field: 'status', headerName: 'Status', width: 120 },
];

export default function PageModel() {
  const [paginationModel, setPaginationModel] = React.useState<GridPaginationModel>({
    page: 2,
    pageSize: 5,
  });

  return (
    <Stack spacing={1}>
      <Stack direction="row" spacing={1}>
        <Button onClick={() => setPaginationModel({ page: 0, pageSize: 5 })}>
          Back to the start
        </Button>
        <Button onClick={() => setPaginationModel({ page: 5, pageSize: 10 })}>
          Last ten orders
        </Button>
      </Stack>
      <div style={{ height: 400 }}>
        <DataGrid
          slotProps={{ main: { 'aria-label': 'Orders' } }}
          rows={orders}
          columns={columns}
          pageSizeOptions={[5, 10, 20]}
          paginationModel={paginationModel}
          onPaginationModelChange={setPaginationModel}
        />
      </div>
      <code role="status">{JSON.stringify(paginationModel)}</code>
    </Stack>
  );
}
