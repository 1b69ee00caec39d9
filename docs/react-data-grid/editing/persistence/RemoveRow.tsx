import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { createOrders, type Order } from '../../data/orders';

const orders = createOrders(20, 4);

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 100 },
  { field: 'customer', headerName: 'Customer', width: 190 },
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 180 },
  {
    field: 'quantity',
    headerName: 'Quantity',
    type: 'number',
    width: 130,
    editable: true,
  },
];

function processRowUpdate(newRow: Order) {
  return newRow.quantity > 0 ? newRow : { ...newRow, _action: 'delete' };
}

export default function RemoveRow() {
  return (
    <div style={{ height: 400 }}>
      <DataGrid
        label="Orders of the week"
        rows={orders}
        columns={columns}
        processRowUpdate={processRowUpdate}
      />
    </div>
  );
}
