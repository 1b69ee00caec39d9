import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import {
  DataGridPremium,
  GridAiAssistantPanel,
  type GridColDef,
  type PromptResponse,
} from '@mui/x-data-grid-premium';
import { orders, type Order } from '../data/orders';
import { askRules } from '../data/promptRules';

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', width: 170 },
  { field: 'country', headerName: 'Country', width: 130 },
  { field: 'product', headerName: 'Product', width: 180 },
  { field: 'status', headerName: 'Status', width: 110 },
  { field: 'quantity', headerName: 'Quantity', type: 'number', width: 110 },
];

const suggestions = [{ value: 'Sort by country' }, { value: 'Make me a sandwich' }];

export default function AssistantErrors() {
  const [isDown, setIsDown] = React.useState(true);

  const onPrompt = async (
    prompt: string,
    context: string,
    conversationId?: string,
  ): Promise<PromptResponse> => {
    if (isDown) {
      throw new Error('The assistant is not available. Try again in a minute.');
    }
    return askRules(prompt, context, conversationId);
  };

  return (
    <Stack spacing={1}>
      <FormControlLabel
        control={<Switch checked={isDown} />}
        label="Service is down"
        onChange={(_event, checked) => setIsDown(checked)}
      />
      <div style={{ height: 440 }}>
        <DataGridPremium
          label="Orders"
          rows={orders}
          columns={columns}
          showToolbar
          aiAssistant
          aiAssistantSuggestions={suggestions}
          onPrompt={onPrompt}
          slots={{ aiAssistantPanel: GridAiAssistantPanel }}
        />
      </div>
    </Stack>
  );
}
