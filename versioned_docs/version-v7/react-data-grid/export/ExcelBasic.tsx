import {
  DataGridPremium,
  GridToolbar,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import { orders, orderStatuses, type Order } from '../data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'product', headerName: 'Product', width: 190 },
  { field: 'quantity', headerName: 'Quantity', type: 'number', width: 110 },
  {
    field: 'unitPrice',
    headerName: 'Unit price',
    type: 'number',
    width: 120,
    valueFormatter: (value: number) => `$${value.toFixed(2)}`,
  },
  {
    field: 'status',
    headerName: 'Status',
    type: 'singleSelect',
    valueOptions: orderStatuses,
    width: 120,
  },
  { field: 'isPaid', headerName: 'Paid', type: 'boolean', width: 90 },
  { field: 'orderedOn', headerName: 'Ordered', type: 'date', width: 120 },
];

export default function ExcelBasic() {
  return (
    <div style={{ height: 440 }}>
      <DataGridPremium
        rows={orders}
        columns={columns}
        slots={{ toolbar: GridToolbar }}
        slotProps={{
          main: { 'aria-label': 'Orders for a spreadsheet' },
          toolbar: { excelOptions: { fileName: 'orders' } },
        }}
      />
    </div>
  );
}
