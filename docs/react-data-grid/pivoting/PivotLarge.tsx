import {
  DataGridPremium,
  type DataGridPremiumProps,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import { createOrders, type Order } from '../data/orders';

const rows = createOrders(3000);

const formatDollars = (value?: number | null) =>
  value == null ? '' : `$${Math.round(value).toLocaleString('en-US')}`;

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 90 },
  { field: 'customer', headerName: 'Customer', width: 180 },
  { field: 'country', headerName: 'Country', width: 140 },
  { field: 'city', headerName: 'City', width: 130 },
  { field: 'product', headerName: 'Product', width: 180 },
  { field: 'category', headerName: 'Category', width: 120 },
  { field: 'status', headerName: 'Status', width: 120 },
  { field: 'isPaid', headerName: 'Paid', type: 'boolean', width: 90 },
  { field: 'orderedOn', headerName: 'Ordered', type: 'date', width: 120 },
  { field: 'quantity', headerName: 'Quantity', type: 'number', width: 110 },
  {
    field: 'total',
    headerName: 'Total',
    type: 'number',
    width: 120,
    valueGetter: (_value, row) =>
      row.quantity * row.unitPrice * (1 - (row.discount ?? 0)),
    valueFormatter: formatDollars,
  },
];

const initialState: DataGridPremiumProps['initialState'] = {
  pivoting: {
    enabled: true,
    panelOpen: true,
    model: {
      rows: [{ field: 'country' }, { field: 'city' }, { field: 'customer' }],
      columns: [
        { field: 'category', sort: 'asc' },
        { field: 'orderedOn-quarter', sort: 'asc' },
      ],
      values: [
        { field: 'quantity', aggFunc: 'sum' },
        { field: 'total', aggFunc: 'sum' },
      ],
    },
  },
};

export default function PivotLarge() {
  return (
    <div style={{ height: 560, minWidth: 620 }}>
      <DataGridPremium
        label="Sales by country, city and customer"
        rows={rows}
        columns={columns}
        initialState={initialState}
        pivotingColDef={{ align: 'right', headerAlign: 'right' }}
        showToolbar
      />
    </div>
  );
}
