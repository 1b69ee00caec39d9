import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { createOrders, type Order } from '../data/orders';

const orders = createOrders(24, 5);

const counts = new Map<string, number>();
orders.forEach(({ product }) => counts.set(product, (counts.get(product) ?? 0) + 1));

const columns: GridColDef<Order>[] = [
  {
    field: 'product',
    headerName: 'Product',
    width: 180,
    groupingValueGetter: (product: string) =>
      (counts.get(product) ?? 0) > 1 ? product : null,
  },
  { field: 'customer', headerName: 'Customer', width: 180 },
  { field: 'status', headerName: 'Status', width: 110 },
  { field: 'quantity', headerName: 'Quantity', type: 'number', width: 110 },
];

const groupingColDef = { leafField: 'product', width: 220 };

const initialState = {
  rowGrouping: { model: ['product'] },
  columns: { columnVisibilityModel: { product: false } },
};

export default function SinglesStay() {
  return (
    <div style={{ height: 400 }}>
      <DataGridPremium
        label="Orders by product"
        rows={orders}
        columns={columns}
        initialState={initialState}
        groupingColDef={groupingColDef}
      />
    </div>
  );
}
