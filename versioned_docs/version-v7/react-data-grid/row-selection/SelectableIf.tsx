import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { orders, type Order } from '../data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 90 },
  { field: 'customer', headerName: 'Customer', width: 180 },
  { field: 'product', headerName: 'Product', width: 190 },
  { field: 'quantity', headerName: 'Quantity', type: 'number', width: 110 },
  { field: 'status', headerName: 'Status', width: 120 },
];

export default function SelectableIf() {
  return (
    <div style={{ height: 400 }}>
      <DataGrid<Order>
        slotProps={{ main: { 'aria-label': 'Orders to pack' } }}
        rows={orders}
        columns={columns}
        checkboxSelection
        isRowSelectable={(params) => params.row.status === 'Open'}
      />
    </div>
  );
}
