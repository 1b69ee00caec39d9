import { DataGrid, type DataGridProps, type GridColDef } from '@mui/x-data-grid';
import { orders, type Order } from '../data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 90 },
  { field: 'customer', headerName: 'Customer', width: 180 },
  { field: 'product', headerName: 'Product', width: 190 },
  { field: 'status', headerName: 'Status', width: 120 },
  { field: 'quantity', headerName: 'Quantity', type: 'number', width: 110 },
];

const localeText: DataGridProps['localeText'] = {
  toolbarQuickFilterPlaceholder: 'Find an order…',
  noResultsOverlayLabel: 'No order matches.',
  paginationRowsPerPage: 'Orders per page:',
  paginationDisplayedRows: ({ from, to, count }) =>
    `Orders ${from} to ${to} of ${count}`,
  footerRowSelected: (count) =>
    count === 1 ? '1 order picked' : `${count} orders picked`,
};

const initialState: DataGridProps['initialState'] = {
  pagination: { paginationModel: { pageSize: 25 } },
};

export default function CustomLabels() {
  return (
    <div style={{ height: 400 }}>
      <DataGrid
        label="Orders"
        rows={orders}
        columns={columns}
        checkboxSelection
        showToolbar
        localeText={localeText}
        initialState={initialState}
      />
    </div>
  );
}
