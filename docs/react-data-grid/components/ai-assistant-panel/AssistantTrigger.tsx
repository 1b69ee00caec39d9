import * as React from 'react';
import AutoAwesomeIcon from '@mui/icons-material/AutoAwesome';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import {
  AiAssistantPanelTrigger,
  DataGridPremium,
  GridAiAssistantPanel,
  Toolbar,
  ToolbarButton,
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

const suggestions = [{ value: 'Sort by country' }, { value: 'Highest quantity' }];

function OrdersToolbar() {
  return (
    <Toolbar>
      <Typography sx={{ flex: 1, fontWeight: 'medium' }}>Orders</Typography>
      <AiAssistantPanelTrigger
        render={(props, state) => (
          <ToolbarButton
            {...props}
            ref={props.ref as React.Ref<HTMLButtonElement>}
            render={
              <Button
                size="small"
                variant={state.open ? 'contained' : 'outlined'}
                startIcon={<AutoAwesomeIcon />}
              />
            }
          >
            Ask
          </ToolbarButton>
        )}
      />
    </Toolbar>
  );
}

export default function AssistantTrigger() {
  return (
    <div style={{ height: 440 }}>
      <DataGridPremium
        label="Orders"
        rows={orders}
        columns={columns}
        showToolbar
        aiAssistant
        aiAssistantSuggestions={suggestions}
        onPrompt={askRules}
        slots={{ toolbar: OrdersToolbar, aiAssistantPanel: GridAiAssistantPanel }}
      />
    </div>
  );
}
