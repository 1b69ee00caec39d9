import {
  DataGridPro,
  type GridColDef,
  type GridColumnGroupingModel,
} from '@mui/x-data-grid-pro';
import { orders, type Order } from '../data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Name', width: 150 },
  { field: 'country', headerName: 'Country', width: 125 },
  { field: 'city', headerName: 'City', width: 105 },
  { field: 'product', headerName: 'Product', width: 165 },
  { field: 'category', headerName: 'Category', width: 115 },
  { field: 'status', headerName: 'Status', width: 110 },
];

const columnGroupingModel: GridColumnGroupingModel = [
  {
    groupId: 'Customer',
    children: [{ field: 'customer' }, { field: 'country' }, { field: 'city' }],
  },
  {
    groupId: 'Item (free)',
    freeReordering: true,
    children: [{ field: 'product' }, { field: 'category' }],
  },
  { groupId: 'Order', children: [{ field: 'status' }] },
];

export default function LeaveGroup() {
  return (
    <div style={{ height: 420 }}>
      <DataGridPro
        slotProps={{ main: { 'aria-label': 'Orders' } }}
        rows={orders}
        columns={columns}
        columnGroupingModel={columnGroupingModel}
      />
    </div>
  );
}
