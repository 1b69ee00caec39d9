import * as React from 'react';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { orders, type Order } from '../data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', width: 170 },
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 170 },
  { field: 'quantity', headerName: 'Quantity', type: 'number', width: 100 },
  {
    field: 'unitPrice',
    headerName: 'Unit price',
    type: 'number',
    width: 110,
    valueFormatter: (value: number) => `$${value.toFixed(2)}`,
  },
  { field: 'orderedOn', headerName: 'Ordered', type: 'date', width: 120 },
];

export default function CopySelection() {
  const [copied, setCopied] = React.useState('');

  return (
    <Stack spacing={2}>
      <div style={{ height: 400 }}>
        <DataGridPremium
          label="Orders to copy"
          rows={orders}
          columns={columns}
          checkboxSelection
          disableRowSelectionOnClick
          cellSelection
          onClipboardCopy={setCopied}
        />
      </div>
      <TextField
        label="Copied text"
        multiline
        rows={3}
        value={copied}
        slotProps={{ htmlInput: { readOnly: true } }}
      />
    </Stack>
  );
}
