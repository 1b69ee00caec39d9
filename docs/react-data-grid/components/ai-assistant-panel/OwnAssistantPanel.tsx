import * as React from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  DataGridPremium,
  PromptField,
  PromptFieldControl,
  PromptFieldSend,
  useGridApiContext,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import { orders, type Order } from '../../data/orders';
import { askRules } from '../../data/promptRules';

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', width: 180 },
  { field: 'country', headerName: 'Country', width: 140 },
  { field: 'product', headerName: 'Product', width: 190 },
  { field: 'status', headerName: 'Status', width: 120 },
  { field: 'quantity', headerName: 'Quantity', type: 'number', width: 110 },
];

const shortcuts = ['Highest quantity', 'Sort by country', 'Group by status'];

function AssistantPanel() {
  const apiRef = useGridApiContext();
  const inputRef = React.useRef<HTMLInputElement>(null);
  const [error, setError] = React.useState('');

  React.useEffect(() => inputRef.current?.focus(), []);

  const ask = async (prompt: string) => {
    const answer = await apiRef.current.aiAssistant.processPrompt(prompt);
    if (answer instanceof Error) {
      setError(answer.message);
    } else {
      apiRef.current.hidePreferences();
    }
  };

  return (
    <Stack spacing={1.5} sx={{ p: 2, width: 320 }}>
      <Typography variant="subtitle2">What do you want to see?</Typography>
      {error && <Alert severity="warning">{error}</Alert>}
      <PromptField onSubmit={ask} render={<Stack direction="row" spacing={1} />}>
        <PromptFieldControl
          inputRef={inputRef}
          size="small"
          fullWidth
          slotProps={{ htmlInput: { 'aria-label': 'Prompt' } }}
        />
        <PromptFieldSend render={<Button variant="contained" />}>Go</PromptFieldSend>
      </PromptField>
      {shortcuts.map((prompt) => (
        <Button
          key={prompt}
          size="small"
          sx={{ alignSelf: 'start' }}
          onClick={() => ask(prompt)}
        >
          {prompt}
        </Button>
      ))}
    </Stack>
  );
}

export default function OwnAssistantPanel() {
  return (
    <div style={{ height: 440 }}>
      <DataGridPremium
        label="Orders"
        rows={orders}
        columns={columns}
        showToolbar
        aiAssistant
        onPrompt={askRules}
        slots={{ aiAssistantPanel: AssistantPanel }}
      />
    </div>
  );
}
