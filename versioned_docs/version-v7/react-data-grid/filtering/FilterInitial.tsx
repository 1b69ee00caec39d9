import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { orders, type Order } from '../data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 90 },
  { field: 'customer', headerName: 'Customer', width: 180 },
  { field: 'product', headerName: 'Product', width: 180 },
  { field: 'quantity', headerName: 'Quantity', type: 'number', width: 120 },
  {
    field: 'orderedOn',
    headerName: 'Ordered',
    type: 'date',
    width: 120,
    valueFormatter: (value: Date) => value.toLocaleDateString('en-US'),
  },
];

export default function FilterInitial() {
  return (
    <div style={{ height: 400 }}>
      <DataGrid
        slotProps={{ main: { 'aria-label': 'Large orders' } }}
        rows={orders}
        columns={columns}
        initialState={{
          filter: {
            filterModel: {
              items: [{ field: 'quantity', operator: '>', value: 30 }],
            },
          },
        }}
      />
    </div>
  );
}
