import { DataGrid, type GridColDef, type GridGetRowsParams } from '@mui/x-data-grid';
import { createOrders } from '../data/orders';
import { createServer } from '../data/server';

const server = createServer(createOrders(1000));

const dataSource = {
  getRows: (params: GridGetRowsParams) => server.getRows(params),
};

const columns: GridColDef[] = [
  { field: 'id', headerName: 'Order', width: 100 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 160 },
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 160 },
  { field: 'quantity', headerName: 'Quantity', type: 'number', width: 110 },
];

export default function ServerRows() {
  return (
    <div style={{ height: 400 }}>
      <DataGrid
        label="Orders from a server"
        dataSource={dataSource}
        columns={columns}
        initialState={{
          pagination: { paginationModel: { pageSize: 25 }, rowCount: 0 },
        }}
      />
    </div>
  );
}
