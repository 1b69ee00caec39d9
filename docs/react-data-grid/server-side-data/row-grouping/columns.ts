import type { GridColDef } from '@mui/x-data-grid-premium';
import type { Order } from '../../data/orders';

export const columns: GridColDef<Order>[] = [
  { field: 'category', headerName: 'Category', width: 120 },
  { field: 'country', headerName: 'Country', width: 130 },
  {
    field: 'product',
    headerName: 'Product',
    flex: 1,
    minWidth: 160,
    groupable: false,
  },
  { field: 'status', headerName: 'Status', width: 120 },
  {
    field: 'quantity',
    headerName: 'Quantity',
    type: 'number',
    width: 110,
    groupable: false,
  },
];
