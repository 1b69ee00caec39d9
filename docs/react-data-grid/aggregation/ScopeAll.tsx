import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import {
  DataGridPremium,
  type GridColDef,
  type GridFilterModel,
} from '@mui/x-data-grid-premium';
import { createOrders, type Order } from '../data/orders';

const orders = createOrders(60, 5);

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', width: 190 },
  { field: 'country', headerName: 'Country', width: 160 },
  { field: 'product', headerName: 'Product', width: 220 },
  { field: 'quantity', headerName: 'Quantity', type: 'number', width: 150 },
];

export default function ScopeAll() {
  const [scope, setScope] = React.useState<'all' | 'filtered'>('filtered');
  const [filterModel, setFilterModel] = React.useState<GridFilterModel>({
    items: [{ field: 'country', operator: 'equals', value: 'Norway' }],
  });

  return (
    <Stack spacing={1}>
      <FormControlLabel
        control={<Switch checked={scope === 'all'} />}
        label="Count all orders"
        onChange={(_event, checked) => setScope(checked ? 'all' : 'filtered')}
      />
      <div style={{ height: 400 }}>
        <DataGridPremium
          key={scope} // Without this, a new scope wouldn't apply until the filter changes.
          label="Filtered orders"
          rows={orders}
          columns={columns}
          aggregationRowsScope={scope}
          filterModel={filterModel}
          onFilterModelChange={setFilterModel}
          initialState={{ aggregation: { model: { quantity: 'sum' } } }}
        />
      </div>
    </Stack>
  );
}
