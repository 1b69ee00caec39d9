import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { orders, type Order } from '../data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 90 },
  { field: 'customer', headerName: 'Customer', width: 180 },
  { field: 'orderedOn', headerName: 'Ordered', type: 'date', width: 130 },
  {
    field: 'orderedWeekday',
    headerName: 'Weekday',
    width: 130,
    valueGetter: (_value, row) =>
      row.orderedOn.toLocaleDateString('en-US', { weekday: 'long' }),
  },
  {
    field: 'orderedMonth',
    headerName: 'Month',
    type: 'number',
    width: 120,
    valueGetter: (_value, row) => row.orderedOn.getMonth(),
    valueFormatter: (_value, row) =>
      row.orderedOn.toLocaleDateString('en-US', { month: 'long' }),
  },
];

export default function SameFieldTwice() {
  return (
    <div style={{ height: 400 }}>
      <DataGrid label="Orders by date" rows={orders} columns={columns} showToolbar />
    </div>
  );
}
