import Pagination from '@mui/material/Pagination';
import { DataGrid, type GridColDef, type GridSlotProps } from '@mui/x-data-grid';
import { orders } from '../data/orders';

const columns: GridColDef[] = [
  { field: 'id', headerName: 'Order', width: 90 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 160 },
  { field: 'city', headerName: 'City', width: 120 },
  { field: 'status', headerName: 'Status', width: 120 },
];

function PageNumbers({
  count,
  page,
  rowsPerPage,
  onPageChange,
}: GridSlotProps['basePagination']) {
  return (
    <Pagination
      aria-label="Pages of the orders"
      count={Math.ceil(count / rowsPerPage)}
      page={page + 1}
      onChange={(_event, number) => onPageChange(null, number - 1)}
    />
  );
}

export default function NumberedPages() {
  return (
    <div style={{ height: 400 }}>
      <DataGrid
        label="Orders"
        rows={orders}
        columns={columns}
        pageSizeOptions={[10]}
        initialState={{ pagination: { paginationModel: { pageSize: 10 } } }}
        slots={{ basePagination: PageNumbers }}
      />
    </div>
  );
}
