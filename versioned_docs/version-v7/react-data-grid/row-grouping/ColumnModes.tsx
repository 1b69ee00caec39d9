import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import {
  DataGridPremium,
  type DataGridPremiumProps,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import { orders, type Order } from '../data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'category', headerName: 'Category', width: 120 },
  { field: 'status', headerName: 'Status', width: 120 },
  { field: 'product', headerName: 'Product', width: 180 },
  { field: 'customer', headerName: 'Customer', width: 170 },
];

type Mode = NonNullable<DataGridPremiumProps['rowGroupingColumnMode']>;

export default function ColumnModes() {
  const [mode, setMode] = React.useState<Mode>('multiple');

  return (
    <Stack spacing={1}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Grouping columns"
        value={mode}
        onChange={(_event, value: Mode | null) => value && setMode(value)}
      >
        <ToggleButton value="single">Single</ToggleButton>
        <ToggleButton value="multiple">Multiple</ToggleButton>
      </ToggleButtonGroup>
      <div style={{ height: 400 }}>
        <DataGridPremium
          slotProps={{ main: { 'aria-label': 'Orders by category and status' } }}
          rows={orders}
          columns={columns}
          rowGroupingColumnMode={mode}
          defaultGroupingExpansionDepth={1}
          initialState={{ rowGrouping: { model: ['category', 'status'] } }}
        />
      </div>
    </Stack>
  );
}
