import { DataGrid, GridToolbar, type GridColDef } from '@mui/x-data-grid';
import { createOrders } from '../data/orders';

const orders = createOrders(40, 3);

const columns: GridColDef[] = [
  { field: 'id', headerName: 'Order', width: 80 },
  { field: 'customer', headerName: 'Customer name', width: 160 },
  { field: 'country', headerName: 'Customer country', width: 155 },
  { field: 'city', headerName: 'Customer city', width: 130 },
  { field: 'product', headerName: 'Product', width: 165 },
  { field: 'status', headerName: 'Status', width: 98 },
];

export default function PanelOptions() {
  return (
    <div style={{ height: 400 }}>
      <DataGrid
        rows={orders}
        columns={columns}
        slots={{ toolbar: GridToolbar }}
        slotProps={{
          main: { 'aria-label': 'Wholesale orders' },
          columnsManagement: {
            getTogglableColumns: (all) =>
              all.map(({ field }) => field).filter((field) => field !== 'id'),
            sort: 'asc',
            toggleAllMode: 'filteredOnly',
            disableResetButton: true,
          },
        }}
      />
    </div>
  );
}
