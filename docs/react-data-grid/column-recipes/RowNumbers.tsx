import {
  DataGrid,
  gridExpandedSortedRowIdsSelector,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
  type GridRowId,
} from '@mui/x-data-grid';
import { orders, type Order } from '../data/orders';

function RowNumber({ id }: { id: GridRowId }) {
  const apiRef = useGridApiContext();
  const ids = useGridSelector(apiRef, gridExpandedSortedRowIdsSelector);
  return ids.indexOf(id) + 1;
}

const columns: GridColDef<Order>[] = [
  {
    field: 'rowNumber',
    headerName: '#',
    description: 'Row number',
    width: 60,
    align: 'right',
    headerAlign: 'right',
    sortable: false,
    filterable: false,
    hideable: false,
    disableColumnMenu: true,
    disableExport: true,
    renderCell: ({ id }) => <RowNumber id={id} />,
  },
  { field: 'customer', headerName: 'Customer', width: 190 },
  { field: 'product', headerName: 'Product', width: 190 },
  { field: 'quantity', headerName: 'Quantity', type: 'number', width: 110 },
  { field: 'status', headerName: 'Status', width: 120 },
];

export default function RowNumbers() {
  return (
    <div style={{ height: 400 }}>
      <DataGrid label="Numbered orders" rows={orders} columns={columns} />
    </div>
  );
}
