import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { DataGrid, GridToolbar, type GridColDef } from '@mui/x-data-grid';
import { orders, type Order } from '../data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 100, filterable: false },
  { field: 'customer', headerName: 'Customer', width: 190 },
  { field: 'category', headerName: 'Category', width: 140 },
  { field: 'quantity', headerName: 'Quantity', type: 'number', width: 120 },
  { field: 'isPaid', headerName: 'Paid', type: 'boolean', width: 110 },
];

export default function FilterOff() {
  const [disabled, setDisabled] = React.useState(false);

  return (
    <Stack spacing={1}>
      <FormControlLabel
        control={<Switch checked={disabled} />}
        label="No filters by column"
        onChange={(_event, checked) => setDisabled(checked)}
      />
      <div style={{ height: 400 }}>
        <DataGrid
          slotProps={{ main: { 'aria-label': 'Orders' } }}
          rows={orders}
          columns={columns}
          disableColumnFilter={disabled}
          slots={{ toolbar: GridToolbar }}
        />
      </div>
    </Stack>
  );
}
