import {
  DataGrid,
  GridCellEditStopReasons,
  gridPaginatedVisibleSortedGridRowIdsSelector,
  useGridApiRef,
  type GridColDef,
  type GridEventListener,
} from '@mui/x-data-grid';
import { orders, type Order } from '../data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 90 },
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 170 },
  { field: 'customer', headerName: 'Customer', width: 180 },
  {
    field: 'quantity',
    headerName: 'Counted',
    type: 'number',
    width: 120,
    editable: true,
  },
];

export default function EnterGoesOn() {
  const apiRef = useGridApiRef();

  const goOn: GridEventListener<'cellEditStop'> = ({ id, field, reason }, event) => {
    const api = apiRef.current;
    if (!api || reason !== GridCellEditStopReasons.enterKeyDown) {
      return;
    }
    const ids = gridPaginatedVisibleSortedGridRowIdsSelector(apiRef);
    const nextId = ids[ids.indexOf(id) + 1];
    if (nextId !== undefined && api.getCellParams(nextId, field).isEditable) {
      event.defaultMuiPrevented = true;
      api.stopCellEditMode({ id, field });
      api.startCellEditMode({ id: nextId, field, deleteValue: true });
    }
  };

  return (
    <div style={{ height: 400 }}>
      <DataGrid
        label="Stock count"
        apiRef={apiRef}
        rows={orders}
        columns={columns}
        onCellEditStop={goOn}
      />
    </div>
  );
}
