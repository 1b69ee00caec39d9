import { DataGrid, GridToolbar, type GridColDef } from '@mui/x-data-grid';
import { orders, orderStatuses, type Order } from '../data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 100 },
  { field: 'customer', headerName: 'Customer', width: 190 },
  { field: 'product', headerName: 'Product', width: 190 },
  { field: 'city', headerName: 'City', width: 130 },
  {
    field: 'status',
    headerName: 'Status',
    type: 'singleSelect',
    valueOptions: orderStatuses,
    width: 130,
    filterable: false,
  },
];

const filterModel = {
  items: [{ field: 'status', operator: 'is', value: 'Shipped' }],
};

export default function FilterReadonly() {
  return (
    <div style={{ height: 400 }}>
      <DataGrid
        slotProps={{ main: { 'aria-label': 'Shipped orders' } }}
        rows={orders}
        columns={columns}
        filterModel={filterModel}
        slots={{ toolbar: GridToolbar }}
      />
    </div>
  );
}
