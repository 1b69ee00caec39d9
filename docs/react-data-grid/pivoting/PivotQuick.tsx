import {
  DataGridPremium,
  type DataGridPremiumProps,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import { orders, type Order } from '../data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'country', headerName: 'Country', width: 140 },
  { field: 'customer', headerName: 'Customer', width: 180 },
  { field: 'category', headerName: 'Category', width: 120 },
  { field: 'product', headerName: 'Product', width: 180 },
  { field: 'status', headerName: 'Status', width: 120 },
  { field: 'quantity', headerName: 'Quantity', type: 'number', width: 110 },
];

const initialState: DataGridPremiumProps['initialState'] = {
  pivoting: {
    enabled: true,
    panelOpen: true,
    model: {
      rows: [{ field: 'category' }],
      columns: [{ field: 'status', sort: 'asc' }],
      values: [{ field: 'quantity', aggFunc: 'sum' }],
    },
  },
};

export default function PivotQuick() {
  return (
    <div style={{ height: 560, minWidth: 620 }}>
      <DataGridPremium
        label="Quantities by category and status"
        rows={orders}
        columns={columns}
        initialState={initialState}
        showToolbar
      />
    </div>
  );
}
