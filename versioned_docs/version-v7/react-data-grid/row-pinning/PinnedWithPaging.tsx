import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';
import { createOrders } from '../data/orders';

const [newest, ...rows] = createOrders(41, 4);
const pinnedRows = { top: [newest] };

const columns: GridColDef[] = [
  { field: 'id', headerName: 'Order', width: 90 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 170 },
  { field: 'product', headerName: 'Product', width: 180 },
  { field: 'quantity', headerName: 'Quantity', type: 'number', width: 110 },
  { field: 'status', headerName: 'Status', width: 120 },
];

export default function PinnedWithPaging() {
  return (
    <div style={{ height: 424 }}>
      <DataGridPro
        slotProps={{ main: { 'aria-label': 'Orders' } }}
        rows={rows}
        columns={columns}
        pinnedRows={pinnedRows}
        pagination
        initialState={{ pagination: { paginationModel: { pageSize: 5 } } }}
        pageSizeOptions={[5, 10, 20]}
      />
    </div>
  );
}
