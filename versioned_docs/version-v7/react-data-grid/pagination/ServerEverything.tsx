import * as React from 'react';
import {
  DataGrid,
  GridToolbar,
  type GridColDef,
  type GridFilterModel,
  type GridPaginationModel,
  type GridSortModel,
} from '@mui/x-data-grid';
import { createOrders, type Order } from '../data/orders';
import { createServer, type RowsRequest } from '../data/server';

const server = createServer(createOrders(240));

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 90 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 160 },
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 170 },
  { field: 'quantity', headerName: 'Quantity', type: 'number', width: 110 },
  { field: 'status', headerName: 'Status', width: 120 },
];

export default function ServerEverything() {
  const [paginationModel, setPaginationModel] = React.useState<GridPaginationModel>({
    page: 0,
    pageSize: 25,
  });
  const [sortModel, setSortModel] = React.useState<GridSortModel>([]);
  const [filterModel, setFilterModel] = React.useState<GridFilterModel>({
    items: [],
  });
  const request = React.useMemo(() => {
    const { page, pageSize } = paginationModel;
    const start = page * pageSize;
    return { start, end: start + pageSize - 1, sortModel, filterModel };
  }, [paginationModel, sortModel, filterModel]);
  const [answer, setAnswer] = React.useState<{
    request: RowsRequest;
    rows: Order[];
    rowCount: number;
  }>();

  React.useEffect(() => {
    let isCurrent = true;
    server.getRows(request).then((found) => {
      if (isCurrent) {
        setAnswer({ ...found, request });
      }
    });
    return () => {
      isCurrent = false;
    };
  }, [request]);

  return (
    <div style={{ height: 400 }}>
      <DataGrid
        slotProps={{
          main: { 'aria-label': 'Orders' },
          toolbar: { showQuickFilter: true },
        }}
        rows={answer?.rows ?? []}
        rowCount={answer?.rowCount ?? 0}
        columns={columns}
        loading={answer?.request !== request}
        paginationMode="server"
        sortingMode="server"
        filterMode="server"
        disableColumnFilter
        resetPageOnSortFilter
        slots={{ toolbar: GridToolbar }}
        paginationModel={paginationModel}
        onPaginationModelChange={setPaginationModel}
        onSortModelChange={setSortModel}
        onFilterModelChange={setFilterModel}
      />
    </div>
  );
}
