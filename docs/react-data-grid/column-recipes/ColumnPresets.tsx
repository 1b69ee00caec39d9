import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { orders, type Order } from '../data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', width: 180 },
  { field: 'product', headerName: 'Product', width: 180 },
  { field: 'quantity', headerName: 'Quantity', type: 'number', width: 100 },
  { field: 'country', headerName: 'Country', width: 130 },
  { field: 'city', headerName: 'City', width: 130 },
  { field: 'shippedOn', headerName: 'Shipped', type: 'date', width: 120 },
  { field: 'isPaid', headerName: 'Paid', type: 'boolean', width: 90 },
];

const presets: Record<string, string[]> = {
  sales: ['customer', 'product', 'quantity', 'isPaid'],
  shipping: ['customer', 'country', 'city', 'shippedOn'],
};

const getModel = (fields: string[]) =>
  Object.fromEntries(columns.map(({ field }) => [field, fields.includes(field)]));

export default function ColumnPresets() {
  const [preset, setPreset] = React.useState<string | null>('sales');
  const [model, setModel] = React.useState(getModel(presets.sales));

  return (
    <Stack spacing={1}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Columns to show"
        value={preset}
        onChange={(_event, value: string | null) => {
          if (value) {
            setPreset(value);
            setModel(getModel(presets[value]));
          }
        }}
      >
        <ToggleButton value="sales">Sales</ToggleButton>
        <ToggleButton value="shipping">Shipping</ToggleButton>
      </ToggleButtonGroup>
      <div style={{ height: 400 }}>
        <DataGrid
          label="Orders"
          rows={orders}
          columns={columns}
          columnVisibilityModel={model}
          onColumnVisibilityModelChange={(newModel) => {
            setPreset(null);
            setModel(newModel);
          }}
        />
      </div>
    </Stack>
  );
}
