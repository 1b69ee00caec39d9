import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  DataGridPro,
  gridColumnFieldsSelector,
  useGridApiRef,
  type GridColDef,
} from '@mui/x-data-grid-pro';
import { orders } from '../data/orders';

const columns: GridColDef[] = [
  { field: 'customer', headerName: 'Customer', width: 180 },
  { field: 'city', headerName: 'City', width: 130 },
  { field: 'product', headerName: 'Product', width: 190 },
  { field: 'quantity', headerName: 'Quantity', type: 'number', width: 120 },
  { field: 'status', headerName: 'Status', width: 130 },
  { field: 'isPaid', headerName: 'Paid', type: 'boolean', width: 100 },
];

export default function DragColumns() {
  const apiRef = useGridApiRef();
  const [order, setOrder] = React.useState(columns.map(({ field }) => field));

  return (
    <Stack spacing={1}>
      <div style={{ height: 400 }}>
        <DataGridPro
          slotProps={{ main: { 'aria-label': 'Orders' } }}
          apiRef={apiRef}
          rows={orders}
          columns={columns}
          onColumnOrderChange={() => setOrder(gridColumnFieldsSelector(apiRef))}
        />
      </div>
      <Typography role="status" variant="body2">
        {order.join(', ')}
      </Typography>
    </Stack>
  );
}
