import * as React from 'react';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  DataGridPro,
  type GridColDef,
  type GridDataSource,
} from '@mui/x-data-grid-pro';
import { createOrders } from '../../data/orders';
import { createServer } from '../../data/server';

const server = createServer(createOrders(2000), { latency: 200 });

const columns: GridColDef[] = [
  { field: 'id', headerName: 'Order', width: 90 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 160 },
  { field: 'city', headerName: 'City', width: 130 },
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 160 },
  { field: 'quantity', headerName: 'Quantity', type: 'number', width: 110 },
];

const initialState = { pagination: { paginationModel: { pageSize: 25 } } };

export default function RequestThrottle() {
  const [wait, setWait] = React.useState(500);
  const [requests, setRequests] = React.useState(0);

  const dataSource = React.useMemo<GridDataSource>(
    () => ({
      getRows: (params) => {
        setRequests((old) => old + 1);
        return server.getRows(params);
      },
    }),
    [],
  );

  return (
    <Stack spacing={1}>
      <Stack direction="row" spacing={3} sx={{ alignItems: 'center', px: 1 }}>
        <Slider
          aria-label="Wait in milliseconds"
          value={wait}
          min={0}
          max={1500}
          step={100}
          onChange={(_event, value) => setWait(value as number)}
          sx={{ maxWidth: 240 }}
        />
        <Typography role="status" variant="body2">
          Waits {wait} ms. Requests so far: {requests}
        </Typography>
      </Stack>
      <div style={{ height: 400 }}>
        <DataGridPro
          label="Orders"
          dataSource={dataSource}
          dataSourceCache={null}
          columns={columns}
          lazyLoading
          lazyLoadingRequestThrottleMs={wait}
          initialState={initialState}
        />
      </div>
    </Stack>
  );
}
