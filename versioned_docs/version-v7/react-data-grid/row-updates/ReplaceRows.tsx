import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { createOrders, type Order } from '../data/orders';

const allOrders = createOrders(100);

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 90 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 160 },
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 170 },
  { field: 'quantity', headerName: 'Quantity', type: 'number', width: 110 },
  { field: 'status', headerName: 'Status', width: 120 },
];

export default function ReplaceRows() {
  const [orders, setOrders] = React.useState(() => allOrders.slice(0, 20));

  const add = () =>
    setOrders((old) => {
      const next = allOrders.find((order) => !old.includes(order));
      return next ? [next, ...old] : old;
    });

  const ship = () =>
    setOrders((old) =>
      old.map((order) =>
        order.status === 'Packed' ? { ...order, status: 'Shipped' } : order,
      ),
    );

  const removeReturned = () =>
    setOrders((old) => old.filter((order) => order.status !== 'Returned'));

  return (
    <Stack spacing={1}>
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
        <Button onClick={add}>Add an order</Button>
        <Button onClick={ship}>Ship packed orders</Button>
        <Button onClick={removeReturned}>Remove returned orders</Button>
      </Stack>
      <div style={{ height: 400 }}>
        <DataGrid
          slotProps={{ main: { 'aria-label': 'Orders' } }}
          rows={orders}
          columns={columns}
        />
      </div>
    </Stack>
  );
}
