import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  DataGridPremium,
  GridAiAssistantPanel,
  type GridColDef,
  type GridDataSource,
} from '@mui/x-data-grid-premium';
import { createOrders, orderStatuses, type Order } from '../data/orders';
import { createServer } from '../data/server';
import { askRules } from '../data/promptRules';

const server = createServer(createOrders(500));

const columns: GridColDef<Order>[] = [
  {
    field: 'country',
    headerName: 'Country',
    examples: ['Canada', 'Norway', 'Spain'],
    width: 140,
  },
  { field: 'customer', headerName: 'Customer', width: 170 },
  { field: 'product', headerName: 'Product', width: 180 },
  {
    field: 'status',
    headerName: 'Status',
    examples: orderStatuses,
    width: 110,
  },
  { field: 'quantity', headerName: 'Quantity', type: 'number', width: 110 },
];

const initialState = {
  pagination: { paginationModel: { pageSize: 25 }, rowCount: 0 },
};

const suggestions = [
  { value: 'Open orders from Spain' },
  { value: 'Quantity over 30, sorted by customer' },
  { value: 'Highest quantity' },
];

export default function AssistantDataSource() {
  const [requests, setRequests] = React.useState<string[]>([]);

  const dataSource = React.useMemo<GridDataSource>(
    () => ({
      getRows: (params) => {
        const { filterModel, sortModel } = params;
        const filters = filterModel.items.map(
          ({ field, operator, value }) => `${field} ${operator} ${value}`,
        );
        const sorts = sortModel.map(({ field, sort }) => `${field} ${sort}`);
        const request = [...filters, ...sorts].join(', ') || 'all rows';
        setRequests((previous) => [...previous, request]);
        return server.getRows(params);
      },
    }),
    [],
  );

  return (
    <Stack spacing={1}>
      <div style={{ height: 440 }}>
        <DataGridPremium
          label="Orders on a server"
          dataSource={dataSource}
          columns={columns}
          initialState={initialState}
          pagination
          showToolbar
          aiAssistant
          aiAssistantSuggestions={suggestions}
          onPrompt={askRules}
          slots={{ aiAssistantPanel: GridAiAssistantPanel }}
        />
      </div>
      <Typography role="status" variant="body2">
        Request {requests.length}: <code>{requests.at(-1)}</code>
      </Typography>
    </Stack>
  );
}
