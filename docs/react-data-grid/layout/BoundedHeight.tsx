import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { orders } from '../data/orders';

const columns: GridColDef[] = [
  { field: 'id', headerName: 'Order', width: 90 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 160 },
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 160 },
  { field: 'quantity', headerName: 'Quantity', type: 'number', width: 110 },
];

export default function BoundedHeight() {
  const [count, setCount] = React.useState(60);

  return (
    <Stack spacing={1}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Number of orders"
        value={count}
        onChange={(_event, value: number | null) => setCount(value ?? count)}
      >
        <ToggleButton value={1}>1 order</ToggleButton>
        <ToggleButton value={4}>4 orders</ToggleButton>
        <ToggleButton value={60}>60 orders</ToggleButton>
      </ToggleButtonGroup>
      <div
        style={{
          display: 'flex',
          flexDirection: 'column',
          minHeight: 240,
          maxHeight: 400,
        }}
      >
        <DataGrid label="Orders" rows={orders.slice(0, count)} columns={columns} />
      </div>
    </Stack>
  );
}
