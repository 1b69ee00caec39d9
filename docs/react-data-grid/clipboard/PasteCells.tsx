import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { orders, orderStatuses, type Order } from '../data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', width: 160 },
  { field: 'product', headerName: 'Product', width: 160, editable: true },
  {
    field: 'quantity',
    headerName: 'Quantity',
    type: 'number',
    width: 100,
    editable: true,
  },
  {
    field: 'unitPrice',
    headerName: 'Unit price',
    type: 'number',
    width: 110,
    editable: true,
    valueFormatter: (value: number) => `$${value.toFixed(2)}`,
  },
  {
    field: 'orderedOn',
    headerName: 'Ordered',
    type: 'date',
    width: 120,
    editable: true,
  },
  {
    field: 'status',
    headerName: 'Status',
    type: 'singleSelect',
    valueOptions: orderStatuses,
    width: 110,
    editable: true,
  },
];

export default function PasteCells() {
  const [canPaste, setCanPaste] = React.useState(true);

  return (
    <Stack spacing={1}>
      <FormControlLabel
        control={<Switch checked={canPaste} />}
        label="Allow pasting"
        onChange={(_event, checked) => setCanPaste(checked)}
      />
      <div style={{ height: 400 }}>
        <DataGridPremium
          label="Orders to paste into"
          rows={orders}
          columns={columns}
          cellSelection
          rowSelection={false}
          disableClipboardPaste={!canPaste}
          ignoreValueFormatterDuringExport
        />
      </div>
    </Stack>
  );
}
