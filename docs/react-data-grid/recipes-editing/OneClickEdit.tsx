import {
  DataGrid,
  GridCellModes,
  useGridApiRef,
  type GridColDef,
  type GridEventListener,
} from '@mui/x-data-grid';
import { orders, orderStatuses, type Order } from '../data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 90 },
  { field: 'customer', headerName: 'Customer', width: 190, editable: true },
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 170 },
  {
    field: 'quantity',
    headerName: 'Quantity',
    type: 'number',
    width: 110,
    editable: true,
  },
  {
    field: 'status',
    headerName: 'Status',
    type: 'singleSelect',
    valueOptions: orderStatuses,
    width: 140,
    editable: true,
  },
];

export default function OneClickEdit() {
  const apiRef = useGridApiRef();

  const startEditing: GridEventListener<'cellClick'> = (
    { id, field, isEditable, cellMode },
    event,
  ) => {
    // A click in a select's menu also bubbles to the cell.
    const isInCell = event.currentTarget.contains(event.target as Element);
    if (isInCell && isEditable && cellMode === GridCellModes.View) {
      apiRef.current?.startCellEditMode({ id, field });
    }
  };

  return (
    <div style={{ height: 400 }}>
      <DataGrid
        label="Orders"
        apiRef={apiRef}
        rows={orders}
        columns={columns}
        onCellClick={startEditing}
        disableRowSelectionOnClick
      />
    </div>
  );
}
