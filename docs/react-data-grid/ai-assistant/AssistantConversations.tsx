import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  DataGridPremium,
  GridAiAssistantPanel,
  type Conversation,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import { orders, type Order } from '../data/orders';
import { askRules } from '../data/promptRules';

const key = 'order-conversations';

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', width: 170 },
  { field: 'country', headerName: 'Country', width: 130 },
  { field: 'product', headerName: 'Product', width: 180 },
  { field: 'quantity', headerName: 'Quantity', type: 'number', width: 110 },
];

const suggestions = [{ value: 'Sort by country' }, { value: 'Group by product' }];

/** JSON stores dates as strings, but the panel needs `Date` objects. */
function readConversations(): Conversation[] {
  try {
    const stored = JSON.parse(localStorage.getItem(key) ?? '[]') as Conversation[];
    return stored.map((conversation) => ({
      ...conversation,
      prompts: conversation.prompts.map((prompt) => ({
        ...prompt,
        createdAt: new Date(prompt.createdAt),
      })),
    }));
  } catch {
    return [];
  }
}

export default function AssistantConversations() {
  const [conversations, setConversations] = React.useState(readConversations);
  const prompts = conversations.flatMap((conversation) => conversation.prompts);

  const store = (next: Conversation[]) => {
    setConversations(next);
    try {
      localStorage.setItem(key, JSON.stringify(next));
    } catch {
      // Without storage, the history lasts until the page closes.
    }
  };

  return (
    <Stack spacing={1}>
      <div style={{ height: 440 }}>
        <DataGridPremium
          label="Orders"
          rows={orders}
          columns={columns}
          showToolbar
          aiAssistant
          aiAssistantConversations={conversations}
          onAiAssistantConversationsChange={store}
          aiAssistantSuggestions={suggestions}
          onPrompt={askRules}
          slots={{ aiAssistantPanel: GridAiAssistantPanel }}
        />
      </div>
      <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
        <Typography role="status" variant="body2" sx={{ flex: 1 }}>
          Prompts in the history: {prompts.length}
        </Typography>
        <Button size="small" onClick={() => store([])}>
          Forget them
        </Button>
      </Stack>
    </Stack>
  );
}
