import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGridPremium, type GridDataSource } from '@mui/x-data-grid-premium';
import { createOrders } from '../../data/orders';
import { createGroupServer } from '../../data/nestedServer';
import { aggregationFunctions, columns } from './columns';

const server = createGroupServer(createOrders(600));

const initialState = {
  aggregation: { model: { quantity: 'sum', unitPrice: 'avg' } },
  pagination: { paginationModel: { pageSize: 25 }, rowCount: 0 },
};

export default function ServerTotals() {
  const [request, setRequest] = React.useState('');

  const dataSource = React.useMemo<GridDataSource>(
    () => ({
      getRows: (params) => {
        setRequest(JSON.stringify(params.aggregationModel));
        return server.getRows(params);
      },
      getAggregatedValue: (row, field) => row[field],
    }),
    [],
  );

  return (
    <Stack spacing={1}>
      <div style={{ height: 400 }}>
        <DataGridPremium
          label="Orders with totals from a server"
          dataSource={dataSource}
          columns={columns}
          aggregationFunctions={aggregationFunctions}
          initialState={initialState}
          pagination
          pageSizeOptions={[25]}
        />
      </div>
      <Typography role="status" variant="body2">
        Last request: <code>{request}</code>
      </Typography>
    </Stack>
  );
}
