import * as React from 'react';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { orders, type Order } from '../data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 90 },
  {
    field: 'customer',
    headerName: 'Customer',
    flex: 1,
    minWidth: 180,
    editable: true,
  },
  {
    field: 'quantity',
    headerName: 'Quantity',
    type: 'number',
    width: 110,
    editable: true,
  },
  {
    field: 'unitPrice',
    headerName: 'Unit price',
    type: 'number',
    width: 120,
    editable: true,
  },
];

const splitAtCommas = (text: string) =>
  text
    .trim()
    .split(/\r?\n/)
    .map((line) => line.split(/[,;]/).map((value) => value.trim()));

export default function CsvPaste() {
  const [text, setText] = React.useState(
    'Granite Peak, 12, 34.5\nBlue Heron Kayaks, 8, 219\nSummit Lodge, 20, 19.9',
  );

  return (
    <Stack spacing={2}>
      <TextField
        label="Comma-separated values"
        multiline
        rows={3}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <div style={{ height: 400 }}>
        <DataGridPremium
          label="Orders that take commas"
          rows={orders}
          columns={columns}
          cellSelection
          rowSelection={false}
          ignoreValueFormatterDuringExport
          clipboardCopyCellDelimiter=","
          splitClipboardPastedText={splitAtCommas}
        />
      </div>
    </Stack>
  );
}
