import * as React from 'react';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import {
  DataGridPro,
  type GridColDef,
  type GridListViewColDef,
} from '@mui/x-data-grid-pro';
import { orders, type Order } from '../data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', width: 180 },
  { field: 'product', headerName: 'Product', width: 190 },
  { field: 'quantity', headerName: 'Quantity', type: 'number', width: 110 },
  { field: 'country', headerName: 'Country', width: 140 },
  { field: 'status', headerName: 'Status', width: 120 },
];

const listViewColumn: GridListViewColDef<Order> = {
  field: 'customer',
  display: 'flex',
  renderCell: ({ row }) => (
    <Stack
      direction="row"
      sx={{ flex: 1, alignItems: 'center', justifyContent: 'space-between' }}
    >
      <div>
        <Typography variant="body2" sx={{ fontWeight: 500 }}>
          {row.customer}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {row.quantity} × {row.product}
        </Typography>
      </div>
      <Chip label={row.status} size="small" />
    </Stack>
  ),
};

export default function ListBasic() {
  const [layout, setLayout] = React.useState('list');
  const isList = layout === 'list';

  return (
    <Stack spacing={1}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Layout"
        value={layout}
        onChange={(_event, value: string | null) => value && setLayout(value)}
      >
        <ToggleButton value="list">List</ToggleButton>
        <ToggleButton value="table">Table</ToggleButton>
      </ToggleButtonGroup>
      <div style={{ height: 460 }}>
        <DataGridPro
          label="Orders"
          rows={orders}
          columns={columns}
          listView={isList}
          listViewColumn={listViewColumn}
          rowHeight={isList ? 72 : 52}
          showToolbar
        />
      </div>
    </Stack>
  );
}
