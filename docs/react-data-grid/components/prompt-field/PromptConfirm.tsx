import * as React from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {
  DataGridPremium,
  PromptField,
  PromptFieldControl,
  PromptFieldSend,
  useGridApiContext,
  type GridColDef,
  type GridFilterItem,
} from '@mui/x-data-grid-premium';
import { orderStatuses, orders, type Order } from '../../data/orders';
import { answerByRules } from '../../data/promptRules';

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', width: 180 },
  { field: 'country', headerName: 'Country', width: 140 },
  { field: 'product', headerName: 'Product', width: 190 },
  { field: 'status', headerName: 'Status', width: 120 },
  { field: 'quantity', headerName: 'Quantity', type: 'number', width: 110 },
];

/** The service only knows what you tell it about the grid. */
const known = [
  {
    field: 'status',
    description: null,
    examples: orderStatuses,
    type: 'string',
    allowedOperators: ['equals'],
  },
  {
    field: 'quantity',
    description: null,
    examples: [],
    type: 'number',
    allowedOperators: ['>', '<'],
  },
];

function FilterPrompt() {
  const apiRef = useGridApiContext();
  const [error, setError] = React.useState('');
  const [items, setItems] = React.useState<GridFilterItem[]>([]);

  const handleSubmit = (prompt: string) => {
    setError('');
    setItems([]);
    try {
      const { filters } = answerByRules(prompt, known);
      setItems(
        filters.map(({ column, ...item }, id) => ({ id, field: column, ...item })),
      );
    } catch (cause) {
      setError((cause as Error).message);
    }
  };

  const apply = () => {
    apiRef.current.setFilterModel({ items });
    setItems([]);
  };

  return (
    <Stack spacing={1} sx={{ p: 1, borderBottom: 1, borderColor: 'divider' }}>
      <PromptField
        onSubmit={handleSubmit}
        render={<Stack direction="row" spacing={1} />}
      >
        <PromptFieldControl
          placeholder="Open orders with a quantity over 20"
          size="small"
          fullWidth
          slotProps={{ htmlInput: { 'aria-label': 'Filter prompt' } }}
        />
        <PromptFieldSend render={<Button variant="outlined" />}>Ask</PromptFieldSend>
      </PromptField>
      {error && <Alert severity="info">{error}</Alert>}
      {items.length > 0 && (
        <Alert severity="success" action={<Button onClick={apply}>Apply</Button>}>
          {items
            .map(({ field, operator, value }) => `${field} ${operator} ${value}`)
            .join(' and ')}
        </Alert>
      )}
    </Stack>
  );
}

export default function PromptConfirm() {
  return (
    <div style={{ height: 440 }}>
      <DataGridPremium
        label="Orders"
        rows={orders}
        columns={columns}
        showToolbar
        slots={{ toolbar: FilterPrompt }}
      />
    </div>
  );
}
