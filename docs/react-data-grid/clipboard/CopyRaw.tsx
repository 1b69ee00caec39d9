import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { orders, type Order } from '../data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'product', headerName: 'Product', width: 180 },
  {
    field: 'unitPrice',
    headerName: 'Unit price',
    type: 'number',
    width: 120,
    valueFormatter: (value: number) => `$${value.toFixed(2)}`,
  },
  { field: 'orderedOn', headerName: 'Ordered', type: 'date', width: 130 },
  { field: 'isPaid', headerName: 'Paid', type: 'boolean', width: 100 },
];

export default function CopyRaw() {
  const [raw, setRaw] = React.useState(false);
  const [copied, setCopied] = React.useState('');

  return (
    <Stack spacing={1}>
      <FormControlLabel
        control={<Switch checked={raw} />}
        label="Copy raw values"
        onChange={(_event, checked) => setRaw(checked)}
      />
      <div style={{ height: 370 }}>
        <DataGrid
          label="Orders with formatted values"
          rows={orders}
          columns={columns}
          ignoreValueFormatterDuringExport={raw}
          onClipboardCopy={setCopied}
        />
      </div>
      <TextField
        label="Copied row"
        value={copied}
        slotProps={{ htmlInput: { readOnly: true } }}
      />
    </Stack>
  );
}
