import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';
import { orders, type Order } from '../data/orders';

const defaults: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 90 },
  { field: 'customer', headerName: 'Customer', width: 180 },
  { field: 'product', headerName: 'Product', width: 180 },
  { field: 'city', headerName: 'City', width: 130 },
  { field: 'status', headerName: 'Status', width: 120 },
];

export default function ResetLayout() {
  const apiRef = useGridApiRef();
  const [columns, setColumns] = React.useState(defaults);

  const reset = () => {
    setColumns([...defaults]);
    apiRef.current?.setColumnVisibilityModel({});
  };

  return (
    <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
      <Button onClick={reset}>Reset columns</Button>
      <div style={{ height: 400, width: '100%' }}>
        <DataGrid label="Orders" apiRef={apiRef} rows={orders} columns={columns} />
      </div>
    </Stack>
  );
}
