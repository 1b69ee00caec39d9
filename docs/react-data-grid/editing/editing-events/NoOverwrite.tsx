import {
  DataGrid,
  GridCellEditStartReasons,
  type GridColDef,
  type GridEventListener,
} from '@mui/x-data-grid';
import { orders, type Order } from '../../data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', width: 190, editable: true },
  { field: 'product', headerName: 'Product', width: 190, editable: true },
  {
    field: 'quantity',
    headerName: 'Quantity',
    type: 'number',
    width: 120,
    editable: true,
  },
];

const overwriting: unknown[] = [
  GridCellEditStartReasons.printableKeyDown,
  GridCellEditStartReasons.deleteKeyDown,
  GridCellEditStartReasons.pasteKeyDown,
];

const keepValue: GridEventListener<'cellEditStart'> = (params, event) => {
  if (overwriting.includes(params.reason)) {
    event.defaultMuiPrevented = true;
  }
};

export default function NoOverwrite() {
  return (
    <div style={{ height: 400 }}>
      <DataGrid
        label="Orders"
        rows={orders}
        columns={columns}
        onCellEditStart={keepValue}
      />
    </div>
  );
}
