import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { orders, orderStatuses, type Order } from '../../data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', width: 170 },
  { field: 'country', headerName: 'Country', width: 130 },
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 170 },
  { field: 'quantity', headerName: 'Quantity', type: 'number', width: 110 },
  {
    field: 'orderedOn',
    headerName: 'Ordered',
    type: 'date',
    width: 130,
    valueFormatter: (value: Date) =>
      value.toLocaleDateString('en-US', { dateStyle: 'medium' }),
  },
  {
    field: 'status',
    headerName: 'Status',
    type: 'singleSelect',
    valueOptions: orderStatuses,
    width: 120,
  },
];

export default function SearchBox() {
  return (
    <div style={{ height: 400 }}>
      <DataGrid label="Orders" rows={orders} columns={columns} showToolbar />
    </div>
  );
}
