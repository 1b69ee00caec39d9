import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';
import { orders, orderStatuses, type Order } from '../../data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', width: 200 },
  { field: 'product', headerName: 'Product', width: 200 },
  { field: 'quantity', headerName: 'Quantity', type: 'number', width: 150 },
  {
    field: 'orderedOn',
    headerName: 'Ordered',
    type: 'date',
    width: 180,
    valueFormatter: (value: Date) => value.toLocaleDateString('en-US'),
  },
  {
    field: 'status',
    headerName: 'Status',
    type: 'singleSelect',
    valueOptions: orderStatuses,
    width: 170,
  },
];

export default function HeaderFilters() {
  return (
    <div style={{ height: 480 }}>
      <DataGridPro
        label="Orders"
        rows={orders}
        columns={columns}
        headerFilters
        showToolbar
      />
    </div>
  );
}
