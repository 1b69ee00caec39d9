import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { orders, type Order } from '../data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'country', headerName: 'Country', width: 140 },
  { field: 'product', headerName: 'Product', width: 180 },
  { field: 'customer', headerName: 'Customer', width: 170 },
  { field: 'city', headerName: 'City', width: 120 },
  { field: 'quantity', headerName: 'Quantity', type: 'number', width: 110 },
];

export default function LeavesAndCount() {
  const [showsCount, setShowsCount] = React.useState(false);
  const groupingColDef = React.useMemo(
    () => ({
      headerName: 'Country and product',
      leafField: 'product',
      hideDescendantCount: !showsCount,
      width: 220,
    }),
    [showsCount],
  );

  return (
    <Stack spacing={1}>
      <FormControlLabel
        control={<Switch checked={showsCount} />}
        label="Show the number of orders"
        onChange={(_event, checked) => setShowsCount(checked)}
      />
      <div style={{ height: 400 }}>
        <DataGridPremium
          slotProps={{ main: { 'aria-label': 'Orders by country' } }}
          rows={orders}
          columns={columns}
          groupingColDef={groupingColDef}
          defaultGroupingExpansionDepth={1}
          initialState={{
            rowGrouping: { model: ['country'] },
            columns: { columnVisibilityModel: { country: false, product: false } },
          }}
        />
      </div>
    </Stack>
  );
}
