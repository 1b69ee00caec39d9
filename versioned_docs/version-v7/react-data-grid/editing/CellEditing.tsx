import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { orders, orderStatuses, type Order } from '../data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', width: 165, editable: true },
  {
    field: 'quantity',
    headerName: 'Quantity',
    type: 'number',
    width: 100,
    editable: true,
  },
  {
    field: 'orderedOn',
    headerName: 'Ordered',
    type: 'date',
    width: 130,
    editable: true,
    valueFormatter: (value: Date | null) => value?.toLocaleDateString('en-US'),
  },
  {
    field: 'shippedOn',
    headerName: 'Shipped',
    type: 'dateTime',
    width: 210,
    editable: true,
    valueFormatter: (value: Date | null) => value?.toLocaleString('en-US'),
  },
  {
    field: 'status',
    headerName: 'Status',
    type: 'singleSelect',
    valueOptions: orderStatuses,
    width: 120,
    editable: true,
  },
  {
    field: 'isPaid',
    headerName: 'Paid',
    type: 'boolean',
    width: 90,
    editable: true,
  },
];

export default function CellEditing() {
  return (
    <div style={{ height: 400 }}>
      <DataGrid
        slotProps={{ main: { 'aria-label': 'Orders' } }}
        rows={orders}
        columns={columns}
      />
    </div>
  );
}
