import * as React from 'react';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Snackbar from '@mui/material/Snackbar';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { DataGridPro, useGridApiRef, type GridColDef } from '@mui/x-data-grid-pro';
import { createOrders } from '../data/orders';
import { createServer } from '../data/server';

let isDown = false;
const server = createServer(createOrders(300), { shouldFail: () => isDown });
const dataSource = { getRows: server.getRows };

const columns: GridColDef[] = [
  { field: 'id', headerName: 'Order', width: 90 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 160 },
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 160 },
  { field: 'quantity', headerName: 'Quantity', type: 'number', width: 110 },
  { field: 'status', headerName: 'Status', width: 120 },
];

const initialState = {
  pagination: { paginationModel: { pageSize: 25 }, rowCount: 0 },
};

export default function ServerErrors() {
  const apiRef = useGridApiRef();
  const [error, setError] = React.useState<Error | null>(null);

  const retry = () => {
    setError(null);
    apiRef.current.unstable_dataSource.fetchRows();
  };

  return (
    <Stack spacing={1}>
      <FormControlLabel
        control={<Switch />}
        label="Server is down"
        onChange={(_event, checked) => {
          isDown = checked;
        }}
      />
      <div style={{ height: 400 }}>
        <DataGridPro
          slotProps={{ main: { 'aria-label': 'Orders' } }}
          apiRef={apiRef}
          unstable_dataSource={dataSource}
          columns={columns}
          pagination
          initialState={initialState}
          unstable_onDataSourceError={setError}
        />
      </div>
      <Snackbar
        open={error !== null}
        message={error?.message}
        action={
          <Button color="inherit" size="small" onClick={retry}>
            Retry
          </Button>
        }
      />
    </Stack>
  );
}
