import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { orders, type Order } from '../data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', width: 200 },
  { field: 'product', headerName: 'Product', width: 220 },
  { field: 'quantity', headerName: 'Quantity', type: 'number', width: 140 },
  {
    field: 'unitPrice',
    headerName: 'Unit price',
    type: 'number',
    width: 140,
    valueFormatter: (value: number | null) =>
      value?.toLocaleString('en-US', { style: 'currency', currency: 'USD' }),
  },
  {
    field: 'orderedOn',
    headerName: 'Ordered',
    type: 'date',
    width: 150,
    valueFormatter: (value: Date | null) => value?.toLocaleDateString('en-US'),
  },
];

export default function TotalsInitial() {
  return (
    <div style={{ height: 400 }}>
      <DataGridPremium
        slotProps={{ main: { 'aria-label': 'Orders with totals' } }}
        rows={orders}
        columns={columns}
        initialState={{
          aggregation: {
            model: { quantity: 'sum', unitPrice: 'avg', orderedOn: 'max' },
          },
        }}
      />
    </div>
  );
}
