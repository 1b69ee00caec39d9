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
  { field: 'category', headerName: 'Category', width: 150 },
  { field: 'status', headerName: 'Status', width: 150 },
  { field: 'product', headerName: 'Product', width: 180 },
  { field: 'customer', headerName: 'Customer', width: 180 },
  { field: 'quantity', headerName: 'Quantity', type: 'number', width: 110 },
];

const hidden = { category: false, status: false, product: false };

type Mode = NonNullable<DataGridPremiumProps['rowGroupingColumnMode']>;

export default function MainCriteria() {
  const [mode, setMode] = React.useState<Mode>('single');
  const [target, setTarget] = React.useState('product');

  const groupingColDef = React.useMemo(
    () => ({
      leafField: 'product',
      mainGroupingCriteria: target === 'product' ? undefined : target,
      width: 220,
    }),
    [target],
  );

  return (
    <Stack spacing={1}>
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
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
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="What sorting and filters act on"
          value={target}
          onChange={(_event, value: string | null) => value && setTarget(value)}
        >
          <ToggleButton value="product">Leaves</ToggleButton>
          <ToggleButton value="category">Category</ToggleButton>
          <ToggleButton value="status">Status</ToggleButton>
        </ToggleButtonGroup>
      </Stack>
      <div style={{ height: 400 }}>
        <DataGridPremium
          slotProps={{ main: { 'aria-label': 'Orders by category and status' } }}
          rows={orders}
          columns={columns}
          rowGroupingColumnMode={mode}
          groupingColDef={groupingColDef}
          defaultGroupingExpansionDepth={-1}
          initialState={{
            rowGrouping: { model: ['category', 'status'] },
            columns: { columnVisibilityModel: hidden },
          }}
        />
      </div>
    </Stack>
  );
}
