import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { keyframes } from '@mui/material/styles';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { orders, type Order } from '../data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 90 },
  { field: 'customer', headerName: 'Customer', width: 190 },
  { field: 'product', headerName: 'Product', width: 190 },
  { field: 'quantity', headerName: 'Quantity', type: 'number', width: 110 },
];

const fade = keyframes`from { background-color: rgb(255 193 7 / 0.45); }`;

export default function FlashChanged() {
  const [rows, setRows] = React.useState(orders);
  const [changed, setChanged] = React.useState(-1);

  const change = () => {
    const next = (changed + 1) % 5;
    setRows((old) =>
      old.map((row, index) =>
        index === next ? { ...row, quantity: row.quantity + 5 } : row,
      ),
    );
    setChanged(next);
  };

  return (
    <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
      <Button onClick={change}>Raise a quantity</Button>
      <div style={{ height: 400, width: '100%' }}>
        <DataGrid
          label="Orders that change"
          rows={rows}
          columns={columns}
          getRowClassName={({ id }) => (id === rows[changed]?.id ? 'changed' : '')}
          sx={{ '& .changed': { animation: `${fade} 2s` } }}
        />
      </div>
    </Stack>
  );
}
