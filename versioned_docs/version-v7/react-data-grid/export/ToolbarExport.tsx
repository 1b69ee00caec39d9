import { DataGrid, GridToolbar, type GridColDef } from '@mui/x-data-grid';
import { orders, type Order } from '../data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 90 },
  { field: 'customer', headerName: 'Customer', width: 180 },
  { field: 'product', headerName: 'Product', width: 190 },
  { field: 'quantity', headerName: 'Quantity', type: 'number', width: 110 },
  {
    field: 'unitPrice',
    headerName: 'Unit price',
    type: 'number',
    width: 130,
    valueFormatter: (value: number) => `$${value.toFixed(2)}`,
  },
  { field: 'status', headerName: 'Status', width: 120 },
];

export default function ToolbarExport() {
  return (
    <div style={{ height: 440 }}>
      <DataGrid
        rows={orders}
        columns={columns}
        checkboxSelection
        slots={{ toolbar: GridToolbar }}
        slotProps={{
          main: { 'aria-label': 'Orders' },
          toolbar: {
            csvOptions: { fileName: 'orders' },
            printOptions: { disableToolbarButton: true },
          },
        }}
      />
    </div>
  );
}
