import {
  DataGridPremium,
  type GridColDef,
  type GridGetRowsParams,
} from '@mui/x-data-grid-premium';
import { createOrders, orders } from '../../data/orders';
import { createServer } from '../../data/server';
import { orderColumns, small } from './columns';

const server = createServer(createOrders(1000));
const dataSource = {
  getRows: (params: GridGetRowsParams) => server.getRows(params),
};

const serverColumns: GridColDef[] = [
  { field: 'id', headerName: 'Order', type: 'number', width: 110 },
  ...orderColumns,
];

export const findPreviews = {
  sorting: (
    <DataGridPremium
      {...small}
      label="Orders, the largest first"
      rows={orders}
      columns={orderColumns}
      disableMultipleColumnsSorting
      initialState={{
        sorting: { sortModel: [{ field: 'quantity', sort: 'desc' }] },
      }}
    />
  ),
  multiSorting: (
    <DataGridPremium
      {...small}
      label="Orders by country, then by quantity"
      rows={orders}
      columns={orderColumns}
      multipleColumnsSortingMode="always"
      initialState={{
        sorting: {
          sortModel: [
            { field: 'country', sort: 'asc' },
            { field: 'quantity', sort: 'desc' },
          ],
        },
      }}
    />
  ),
  filtering: (
    <DataGridPremium
      {...small}
      label="Open orders"
      rows={orders}
      columns={orderColumns}
      disableMultipleColumnsFiltering
      initialState={{
        filter: {
          filterModel: {
            items: [{ field: 'status', operator: 'is', value: 'Open' }],
          },
        },
      }}
    />
  ),
  multiFilters: (
    <DataGridPremium
      {...small}
      label="Open orders of more than ten pieces"
      rows={orders}
      columns={orderColumns}
      initialState={{
        filter: {
          filterModel: {
            items: [
              { id: 1, field: 'status', operator: 'is', value: 'Open' },
              { id: 2, field: 'quantity', operator: '>', value: '10' },
            ],
          },
        },
      }}
    />
  ),
  quickFilter: (
    <DataGridPremium
      {...small}
      label="Orders"
      showToolbar
      rows={orders}
      columns={orderColumns}
      initialState={{
        filter: { filterModel: { items: [], quickFilterValues: ['lantern'] } },
      }}
    />
  ),
  headerFilters: (
    <DataGridPremium
      {...small}
      label="Orders with filters in the header"
      headerFilters
      rows={orders}
      columns={orderColumns}
    />
  ),
  pagination: (
    <DataGridPremium
      {...small}
      label="Orders in pages"
      pagination
      hideFooter={false}
      pageSizeOptions={[10, 20, 60]}
      rows={orders}
      columns={orderColumns}
      initialState={{ pagination: { paginationModel: { pageSize: 10 } } }}
    />
  ),
  serverData: (
    <DataGridPremium
      {...small}
      label="Orders from a server, in pages"
      pagination
      hideFooter={false}
      dataSource={dataSource}
      columns={serverColumns}
      initialState={{
        pagination: { paginationModel: { pageSize: 25 }, rowCount: 0 },
      }}
    />
  ),
  lazyLoading: (
    <DataGridPremium
      {...small}
      label="Orders from a server, loaded while scrolling"
      lazyLoading
      dataSource={dataSource}
      columns={serverColumns}
      initialState={{ pagination: { paginationModel: { pageSize: 25 } } }}
    />
  ),
};
