import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  type GridColDef,
  type GridPaginationModel,
  type GridRowSelectionModel,
} from '@mui/x-data-grid';
import { createOrders, type Order } from '../data/orders';
import { createServer } from '../data/server';

const server = createServer(createOrders(200));

const columns: GridColDef[] = [
  { field: 'id', headerName: 'Order', width: 90 },
  { field: 'customer', headerName: 'Customer', width: 180 },
  { field: 'product', headerName: 'Product', width: 190 },
  { field: 'status', headerName: 'Status', width: 130 },
];

export default function ServerPagesSelect() {
  const [paginationModel, setPaginationModel] = React.useState<GridPaginationModel>({
    page: 0,
    pageSize: 25,
  });
  const [answer, setAnswer] = React.useState<{
    rows: Order[];
    rowCount: number;
    paginationModel: GridPaginationModel;
  }>();
  const [selection, setSelection] = React.useState<GridRowSelectionModel>([1003]);

  React.useEffect(() => {
    const start = paginationModel.page * paginationModel.pageSize;
    const end = start + paginationModel.pageSize - 1;
    let isCurrent = true;
    server
      .getRows({ start, end, sortModel: [], filterModel: { items: [] } })
      .then((newAnswer) => {
        if (isCurrent) {
          setAnswer({ ...newAnswer, paginationModel });
        }
      });
    return () => {
      isCurrent = false;
    };
  }, [paginationModel]);

  return (
    <Stack spacing={1}>
      <div style={{ height: 400 }}>
        <DataGrid
          slotProps={{ main: { 'aria-label': 'Orders on the server' } }}
          rows={answer?.rows ?? []}
          rowCount={answer?.rowCount ?? 0}
          loading={answer?.paginationModel !== paginationModel}
          columns={columns}
          checkboxSelection
          disableColumnFilter
          disableColumnSorting
          paginationMode="server"
          paginationModel={paginationModel}
          onPaginationModelChange={setPaginationModel}
          keepNonExistentRowsSelected
          rowSelectionModel={selection}
          onRowSelectionModelChange={setSelection}
        />
      </div>
      <Typography role="status" variant="body2">
        Selected: {selection.join(', ') || 'none'}
      </Typography>
    </Stack>
  );
}
