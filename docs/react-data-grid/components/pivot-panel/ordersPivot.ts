import type { DataGridPremiumProps, GridColDef } from '@mui/x-data-grid-premium';
import type { Order } from '../../data/orders';

export const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', width: 180 },
  { field: 'country', headerName: 'Country', width: 140 },
  { field: 'category', headerName: 'Category', width: 130 },
  { field: 'status', headerName: 'Status', width: 120 },
  { field: 'quantity', headerName: 'Quantity', type: 'number', width: 110 },
];

export const initialState: DataGridPremiumProps['initialState'] = {
  pivoting: {
    model: {
      rows: [{ field: 'category' }],
      columns: [{ field: 'status', sort: 'asc' }],
      values: [{ field: 'quantity', aggFunc: 'sum' }],
    },
  },
};
