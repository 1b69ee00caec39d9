import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { orders, type Order } from '../data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'country', headerName: 'Country', width: 130 },
  { field: 'status', headerName: 'Status', width: 110 },
  { field: 'customer', headerName: 'Customer', width: 180 },
  { field: 'product', headerName: 'Product', width: 180 },
];

const initialState = {
  rowGrouping: { model: ['country', 'status'] },
  columns: { columnVisibilityModel: { country: false, status: false } },
};

export default function ExpandAll() {
  const [expansion, setExpansion] = React.useState({ isExpanded: false });

  // Given a new function, the grid rebuilds the groups and calls the function for each one.
  const isGroupExpandedByDefault = React.useCallback(
    () => expansion.isExpanded,
    [expansion],
  );

  return (
    <Stack spacing={1}>
      <Stack direction="row" spacing={1}>
        <Button onClick={() => setExpansion({ isExpanded: true })}>
          Expand all
        </Button>
        <Button onClick={() => setExpansion({ isExpanded: false })}>
          Collapse all
        </Button>
      </Stack>
      <div style={{ height: 400 }}>
        <DataGridPremium
          label="Orders by country and status"
          rows={orders}
          columns={columns}
          initialState={initialState}
          isGroupExpandedByDefault={isGroupExpandedByDefault}
        />
      </div>
    </Stack>
  );
}
