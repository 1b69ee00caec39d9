import * as React from 'react';
import Box from '@mui/material/Box';
import {
  DataGridPremium,
  type GridColDef,
  type GridDataSource,
} from '@mui/x-data-grid-premium';
import { searchGroups } from './groupedOrders';
import { toQueries, type QueryRequest } from './orderQuery';
import { printSql } from './printSql';

const columns: GridColDef[] = [
  { field: 'country', headerName: 'Country', width: 140 },
  { field: 'category', headerName: 'Category', width: 130 },
  {
    field: 'customer',
    headerName: 'Customer',
    groupable: false,
    flex: 1,
    minWidth: 160,
  },
  {
    field: 'product',
    headerName: 'Product',
    groupable: false,
    flex: 1,
    minWidth: 170,
  },
  {
    field: 'quantity',
    headerName: 'Quantity',
    type: 'number',
    groupable: false,
    width: 110,
  },
];

const initialState = {
  pagination: { paginationModel: { pageSize: 10 }, rowCount: 0 },
  rowGrouping: { model: ['country', 'category'] },
  columns: { columnVisibilityModel: { country: false, category: false } },
};

export default function GroupsToSql() {
  const [text, setText] = React.useState('');

  const dataSource = React.useMemo<GridDataSource>(
    () => ({
      getRows: async (params) => {
        const request = params as QueryRequest;
        setText(printSql(toQueries(request).rows));
        const answer = await searchGroups(request);
        return {
          ...answer,
          // The server returns groups without ids.
          rows: answer.rows.map((row) =>
            'groupKey' in row
              ? {
                  ...row,
                  id: JSON.stringify([...(request.groupKeys ?? []), row.groupKey]),
                }
              : row,
          ),
        };
      },
      getGroupKey: (row) => row.groupKey,
      getChildrenCount: (row) => row.childrenCount ?? 0,
    }),
    [],
  );

  return (
    <div>
      <div style={{ height: 400 }}>
        <DataGridPremium
          label="Orders by country and category"
          dataSource={dataSource}
          columns={columns}
          initialState={initialState}
          pagination
          pageSizeOptions={[10, 20]}
        />
      </div>
      <Box
        component="pre"
        role="status"
        aria-label="Query of the last request"
        sx={{
          height: 190,
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
