import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { orders, type Order } from '../data/orders';

const most = Math.max(...orders.map(({ quantity }) => quantity));

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', width: 190 },
  { field: 'product', headerName: 'Product', width: 190 },
  {
    field: 'quantity',
    headerName: 'Quantity',
    type: 'number',
    width: 220,
    align: 'left',
    headerAlign: 'left',
    display: 'flex',
    renderCell: ({ value, formattedValue }) => (
      <>
        <Box component="span" sx={{ width: 32 }}>
          {formattedValue}
        </Box>
        <Box sx={{ flexGrow: 1 }}>
          <Box
            sx={{
              height: 8,
              width: value / most,
              borderRadius: 1,
              bgcolor: 'primary.main',
            }}
          />
        </Box>
      </>
    ),
  },
];

export default function BarColumn() {
  return (
    <div style={{ height: 400 }}>
      <DataGrid label="Quantities" rows={orders} columns={columns} />
    </div>
  );
}
