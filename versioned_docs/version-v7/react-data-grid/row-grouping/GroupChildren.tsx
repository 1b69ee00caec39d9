import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  DataGridPremium,
  getGroupRowIdFromPath,
  useGridApiRef,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import { orders, type Order } from '../data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'category', headerName: 'Category', width: 140 },
  { field: 'product', headerName: 'Product', width: 180 },
  { field: 'customer', headerName: 'Customer', width: 170 },
  { field: 'quantity', headerName: 'Quantity', type: 'number', width: 130 },
];

export default function GroupChildren() {
  const apiRef = useGridApiRef();
  const [message, setMessage] = React.useState('Choose a group.');

  const list = (category: string) => {
    const ids = apiRef.current.getRowGroupChildren({
      groupId: getGroupRowIdFromPath([{ field: 'category', key: category }]),
      applySorting: true,
      applyFiltering: true,
    });
    setMessage(`${category}: ${ids?.join(', ') || 'no orders'}`);
  };

  return (
    <Stack spacing={1}>
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
        {['Packs', 'Shelter', 'Sleeping'].map((category) => (
          <Button key={category} onClick={() => list(category)}>
            List {category.toLowerCase()}
          </Button>
        ))}
      </Stack>
      <div style={{ height: 400 }}>
        <DataGridPremium
          slotProps={{ main: { 'aria-label': 'Orders by category' } }}
          apiRef={apiRef}
          rows={orders}
          columns={columns}
          initialState={{ rowGrouping: { model: ['category'] } }}
        />
      </div>
      <Typography role="status" variant="body2">
        {message}
      </Typography>
    </Stack>
  );
}
