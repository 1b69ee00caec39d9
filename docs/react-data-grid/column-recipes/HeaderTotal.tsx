import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  gridFilteredSortedRowEntriesSelector,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
} from '@mui/x-data-grid';
import { orders, type Order } from '../data/orders';

function QuantityHeader() {
  const apiRef = useGridApiContext();
  const entries = useGridSelector(apiRef, gridFilteredSortedRowEntriesSelector);
  const total = entries.reduce((sum, { model }) => sum + model.quantity, 0);
  return (
    <Stack sx={{ alignItems: 'flex-end' }}>
      <span>Quantity</span>
      <Typography variant="caption">
        Total {total.toLocaleString('en-US')}
      </Typography>
    </Stack>
  );
}

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', width: 190 },
  { field: 'product', headerName: 'Product', width: 190 },
  { field: 'status', headerName: 'Status', width: 130 },
  {
    field: 'quantity',
    headerName: 'Quantity',
    type: 'number',
    width: 140,
    renderHeader: () => <QuantityHeader />,
  },
];

export default function HeaderTotal() {
  return (
    <div style={{ height: 420 }}>
      <DataGrid
        label="Orders with a total"
        rows={orders}
        columns={columns}
        showToolbar
      />
    </div>
  );
}
