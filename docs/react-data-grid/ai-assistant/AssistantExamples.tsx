import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import {
  DataGridPremium,
  GridAiAssistantPanel,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import { orderStatuses, orders, type Order } from '../data/orders';
import { askRules } from '../data/promptRules';

const examples: Record<string, unknown[]> = {
  customer: ['Harbor Supply', 'Nordlys Outdoor', 'Two Rivers'],
  country: ['Canada', 'Norway', 'Spain'],
  status: orderStatuses,
};

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', width: 170 },
  { field: 'country', headerName: 'Country', width: 130 },
  { field: 'product', headerName: 'Product', width: 180 },
  {
    field: 'status',
    headerName: 'Status',
    type: 'singleSelect',
    valueOptions: orderStatuses,
    width: 110,
  },
  { field: 'quantity', headerName: 'Quantity', type: 'number', width: 110 },
];

const columnsWithExamples = columns.map((column) => ({
  ...column,
  examples: examples[column.field],
}));

const suggestions = [
  { value: 'Orders from Norway' },
  { value: 'Shipped, highest quantity first' },
  { value: 'Total quantity per customer' },
];

export default function AssistantExamples() {
  const [hasExamples, setHasExamples] = React.useState(true);

  return (
    <Stack spacing={1}>
      <FormControlLabel
        control={<Switch checked={hasExamples} />}
        label="Columns have examples"
        onChange={(_event, checked) => setHasExamples(checked)}
      />
      <div style={{ height: 440 }}>
        <DataGridPremium
          label="Orders"
          rows={orders}
          columns={hasExamples ? columnsWithExamples : columns}
          showToolbar
          aiAssistant
          aiAssistantSuggestions={suggestions}
          onPrompt={askRules}
          slots={{ aiAssistantPanel: GridAiAssistantPanel }}
        />
      </div>
    </Stack>
  );
}
