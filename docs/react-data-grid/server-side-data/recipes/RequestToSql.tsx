import * as React from 'react';
import Box from '@mui/material/Box';
import { DataGrid, type GridColDef, type GridDataSource } from '@mui/x-data-grid';
import { searchOrders } from '../../data/orderSearch';
import { orderStatuses, type Order } from '../../data/orders';
import { toQueries, type QueryRequest } from './orderQuery';
import { printSql } from './printSql';

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 160 },
  { field: 'quantity', headerName: 'Quantity', type: 'number', width: 130 },
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
];

const initialState = {
  pagination: { paginationModel: { pageSize: 25 }, rowCount: 0 },
  filter: {
    filterModel: { items: [{ field: 'quantity', operator: '>', value: 30 }] },
  },
};

export default function RequestToSql() {
  const [text, setText] = React.useState('');

  const dataSource = React.useMemo<GridDataSource>(
    () => ({
      getRows: ({ start, end, sortModel, filterModel }) => {
        const body = JSON.stringify({ start, end, sortModel, filterModel });
        setText(printSql(toQueries(JSON.parse(body) as QueryRequest).rows));
        return searchOrders(body);
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
        aria-label="Query of the last request"
        sx={{
          height: 290,
          m: 0,
          mt: 1,
          overflow: 'auto',
          whiteSpace: 'pre-wrap',
          fontSize: '0.8125rem',
        }}
      >
        {text}
      </Box>
    </div>
  );
}
