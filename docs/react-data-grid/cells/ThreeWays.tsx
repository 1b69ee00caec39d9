import * as React from 'react';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { orders, type Order } from '../data/orders';

const toPercent = (value: number) => `${Math.round(value * 100)}%`;

// In the row, a discount of 15 percent is 0.15.
const rows = orders.filter((order) => order.discount !== null);

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 170 },
  {
    field: 'getter',
    headerName: 'Getter',
    width: 140,
    valueGetter: (_value, row) => toPercent(row.discount ?? 0),
  },
  {
    field: 'discount',
    headerName: 'Formatter',
    type: 'number',
    width: 140,
    valueFormatter: (value: number) => toPercent(value),
  },
  {
    field: 'renderer',
    headerName: 'Renderer',
    type: 'number',
    width: 140,
    display: 'flex',
    valueGetter: (_value, row) => row.discount,
    renderCell: ({ value }) => (
      <Chip size="small" label={`${toPercent(value)} off`} />
    ),
  },
];

export default function ThreeWays() {
  const [copied, setCopied] = React.useState('nothing yet');

  return (
    <Stack spacing={1}>
      <div style={{ height: 400 }}>
        <DataGrid
          label="Orders with a discount"
          rows={rows}
          columns={columns}
          disableRowSelectionOnClick
          onClipboardCopy={setCopied}
        />
      </div>
      <Typography role="status">Copied: {copied}</Typography>
    </Stack>
  );
}
