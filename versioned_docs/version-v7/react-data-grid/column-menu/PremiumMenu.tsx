import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { orders, type Order } from '../data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'category', headerName: 'Category', width: 130 },
  { field: 'product', headerName: 'Product', width: 180 },
  { field: 'country', headerName: 'Country', width: 150 },
  { field: 'quantity', headerName: 'Quantity', type: 'number', width: 130 },
  {
    field: 'unitPrice',
    headerName: 'Unit price',
    type: 'number',
    width: 140,
    valueFormatter: (value?: number) =>
      value?.toLocaleString('en-US', { style: 'currency', currency: 'USD' }),
  },
  { field: 'status', headerName: 'Status', width: 140 },
];

export default function PremiumMenu() {
  return (
    <div style={{ height: 420 }}>
      <DataGridPremium
        slotProps={{ main: { 'aria-label': 'Orders' } }}
        rows={orders}
        columns={columns}
        experimentalFeatures={{ ariaV8: true }}
        initialState={{
          pinnedColumns: { left: ['category'] },
          aggregation: { model: { quantity: 'sum' } },
        }}
      />
    </div>
  );
}
