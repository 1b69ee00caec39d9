import {
  DataGridPremium,
  GridAiAssistantPanel,
  type PromptResponse,
} from '@mui/x-data-grid-premium';
import { orders } from '../../data/orders';
import { orderColumns, small } from './columns';

const noChange = {
  conversationId: 'orders',
  select: -1,
  filters: [],
  sorting: [],
  grouping: [],
  aggregation: {},
  pivoting: {},
};

/** What a model would answer. */
const answers: Record<string, () => PromptResponse> = {
  'Open orders, the largest first': () => ({
    ...noChange,
    filters: [{ column: 'status', operator: 'is', value: 'Open' }],
    sorting: [{ column: 'quantity', direction: 'desc' }],
  }),
  'How many pieces per category?': () => ({
    ...noChange,
    grouping: [{ column: 'category' }],
    aggregation: { quantity: 'sum' },
  }),
};

async function onPrompt(prompt: string): Promise<PromptResponse> {
  const answer = answers[prompt];
  if (!answer) {
    throw new Error('Without a model, only the suggestions have an answer.');
  }
  return answer();
}

export const analysisPreviews = {
  rowGrouping: (
    <DataGridPremium
      {...small}
      label="Orders by category"
      rows={orders}
      columns={orderColumns}
      groupingColDef={{ width: 180 }}
      initialState={{
        rowGrouping: { model: ['category'] },
        columns: { columnVisibilityModel: { category: false } },
      }}
    />
  ),
  aggregation: (
    <DataGridPremium
      {...small}
      label="Orders with the total quantity"
      rows={orders}
      columns={orderColumns}
      initialState={{ aggregation: { model: { quantity: 'sum' } } }}
    />
  ),
  pivoting: (
    <DataGridPremium
      {...small}
      label="Pieces"
      showToolbar
      rows={orders}
      columns={orderColumns}
      initialState={{
        pivoting: {
          enabled: true,
          model: {
            rows: [{ field: 'category' }],
            columns: [{ field: 'status' }],
            values: [{ field: 'quantity', aggFunc: 'sum' }],
          },
        },
      }}
    />
  ),
  aiAssistant: (
    <DataGridPremium
      {...small}
      label="Orders"
      aiAssistant
      aiAssistantSuggestions={Object.keys(answers).map((value) => ({ value }))}
      onPrompt={onPrompt}
      slots={{ aiAssistantPanel: GridAiAssistantPanel }}
      showToolbar
      rows={orders}
      columns={orderColumns}
    />
  ),
};
