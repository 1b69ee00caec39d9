import Pagination from '@mui/material/Pagination';
import TablePagination, {
  type TablePaginationProps,
} from '@mui/material/TablePagination';
import { DataGrid, type GridColDef, type GridSlotProps } from '@mui/x-data-grid';
import { orders, type Order } from '../data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 90 },
  { field: 'customer', headerName: 'Customer', width: 180 },
  { field: 'product', headerName: 'Product', width: 190 },
  { field: 'quantity', headerName: 'Quantity', type: 'number', width: 120 },
  { field: 'status', headerName: 'Status', width: 120 },
];

function PageButtons({
  count,
  page,
  rowsPerPage,
  onPageChange,
}: Pick<TablePaginationProps, 'count' | 'page' | 'rowsPerPage' | 'onPageChange'>) {
  return (
    <Pagination
      size="small"
      siblingCount={0}
      color="primary"
      count={Math.ceil(count / rowsPerPage)}
      page={page + 1}
      onChange={(_event, number) => onPageChange(null, number - 1)}
      className="ms-4 [&_.Mui-selected]:rounded-lg [&_.Mui-selected]:font-bold [&_.MuiPagination-ul]:flex-nowrap"
    />
  );
}

// On phones, only the page numbers.
const phoneClasses = [
  'max-[600px]:[&_.MuiTablePagination-selectLabel]:hidden',
  'max-[600px]:[&_.MuiTablePagination-input]:hidden',
  'max-[600px]:[&_.MuiTablePagination-displayedRows]:hidden',
].join(' ');

function OrdersPagination({
  count,
  page,
  rowsPerPage,
  rowsPerPageOptions = [],
  onPageChange,
  onRowsPerPageChange,
}: GridSlotProps['basePagination']) {
  return (
    <TablePagination
      component="div"
      count={count}
      page={page}
      rowsPerPage={rowsPerPage}
      rowsPerPageOptions={[...rowsPerPageOptions]}
      onPageChange={onPageChange}
      onRowsPerPageChange={(event) =>
        onRowsPerPageChange?.(Number(event.target.value))
      }
      ActionsComponent={PageButtons}
      className={phoneClasses}
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
        pageSizeOptions={[10, 20]}
        initialState={{ pagination: { paginationModel: { pageSize: 10 } } }}
        slots={{ basePagination: OrdersPagination }}
      />
    </div>
  );
}
