import Typography from '@mui/material/Typography';
import {
  DataGrid,
  gridFilteredSortedRowEntriesSelector,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
} from '@mui/x-data-grid';
import { orders, type Order } from '../data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 180 },
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 170 },
  { field: 'category', headerName: 'Category', width: 120 },
  { field: 'quantity', headerName: 'Quantity', type: 'number', width: 110 },
  { field: 'unitPrice', headerName: 'Price ($)', type: 'number', width: 110 },
];

function TotalsFooter() {
  const apiRef = useGridApiContext();
  const entries = useGridSelector(apiRef, gridFilteredSortedRowEntriesSelector);
  const found = entries.map((entry) => entry.model as Order);
  const pieces = found.reduce((sum, row) => sum + row.quantity, 0);
  const dollars = found.reduce((sum, row) => sum + row.quantity * row.unitPrice, 0);

  return (
    <Typography role="status" variant="body2" sx={{ p: 2, textAlign: 'end' }}>
      {found.length} of {orders.length} orders, {pieces.toLocaleString('en-US')}{' '}
      pieces,{' '}
      {dollars.toLocaleString('en-US', { style: 'currency', currency: 'USD' })}
    </Typography>
  );
}

export default function FilteredTotals() {
  return (
    <div style={{ height: 440 }}>
      <DataGrid
        label="Orders"
        rows={orders}
        columns={columns}
        slots={{ footer: TotalsFooter }}
        showToolbar
      />
    </div>
  );
}
