import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';
import { orders } from '../data/orders';

const columns: GridColDef[] = [
  { field: 'id', headerName: 'Order', width: 90 },
  { field: 'customer', headerName: 'Customer', width: 180 },
  { field: 'product', headerName: 'Product', width: 190 },
  { field: 'status', headerName: 'Status', width: 130 },
];

const initialState = { pagination: { paginationModel: { pageSize: 10 } } };

export default function CheckboxPage() {
  return (
    <div style={{ height: 400 }}>
      <DataGridPro
        slotProps={{ main: { 'aria-label': 'Orders to print' } }}
        rows={orders}
        columns={columns}
        checkboxSelection
        checkboxSelectionVisibleOnly
        pagination
        pageSizeOptions={[10, 20, 30]}
        initialState={initialState}
      />
    </div>
  );
}
