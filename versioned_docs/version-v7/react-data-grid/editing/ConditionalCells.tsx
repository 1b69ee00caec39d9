import { DataGrid, type GridCellParams, type GridColDef } from '@mui/x-data-grid';
import { orders, type Order } from '../data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 170 },
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 170 },
  { field: 'status', headerName: 'Status', width: 120 },
  {
    field: 'quantity',
    headerName: 'Quantity',
    type: 'number',
    width: 120,
    editable: true,
  },
];

const isCellEditable = ({ row }: GridCellParams<Order>) =>
  row.status === 'Open' || row.status === 'Packed';

export default function ConditionalCells() {
  return (
    <div style={{ height: 400 }}>
      <DataGrid
        slotProps={{ main: { 'aria-label': 'Orders' } }}
        rows={orders}
        columns={columns}
        isCellEditable={isCellEditable}
        getCellClassName={({ isEditable }) => (isEditable ? 'editable' : '')}
        sx={{
          '& .editable': {
            bgcolor: 'action.selected',
            fontWeight: 600,
          },
        }}
      />
    </div>
  );
}
