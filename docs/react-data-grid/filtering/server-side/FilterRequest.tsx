import * as React from 'react';
import Box from '@mui/material/Box';
import { DataGrid, type GridColDef, type GridDataSource } from '@mui/x-data-grid';
import { orderStatuses, type Order } from '../../data/orders';
import { searchOrders } from '../../data/orderSearch';

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 160 },
  { field: 'quantity', headerName: 'Quantity', type: 'number', width: 110 },
  {
    field: 'orderedOn',
    headerName: 'Ordered on',
    type: 'date',
    width: 160,
    valueFormatter: (value: Date) => value.toLocaleDateString('en-US'),
  },
  {
    field: 'status',
    headerName: 'Status',
    type: 'singleSelect',
    valueOptions: orderStatuses,
    width: 130,
  },
  { field: 'isPaid', headerName: 'Paid', type: 'boolean', width: 100 },
];

const initialState = {
  pagination: { paginationModel: { pageSize: 25 }, rowCount: 0 },
  filter: {
    filterModel: {
      items: [{ field: 'orderedOn', operator: 'onOrAfter', value: '2026-03-01' }],
    },
  },
};

export default function FilterRequest() {
  const [sent, setSent] = React.useState('');

  const dataSource = React.useMemo<GridDataSource>(
    () => ({
      getRows: ({ start, end, sortModel, filterModel }) => {
        setSent(JSON.stringify(filterModel, null, 2));
        return searchOrders(JSON.stringify({ start, end, sortModel, filterModel }));
      },
    }),
    [],
  );

  return (
    <div>
      <div style={{ height: 400 }}>
        <DataGrid
          label="Orders"
          dataSource={dataSource}
          columns={columns}
          initialState={initialState}
          showToolbar
        />
      </div>
      <Box
        component="pre"
        role="status"
        aria-label="Filter model of the last request"
        sx={{ height: 240, m: 0, mt: 1, overflow: 'auto', fontSize: '0.8125rem' }}
      >
        {sent}
      </Box>
    </div>
  );
}
