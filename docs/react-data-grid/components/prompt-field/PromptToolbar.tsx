import * as React from 'react';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import Snackbar from '@mui/material/Snackbar';
import TextField from '@mui/material/TextField';
import MicIcon from '@mui/icons-material/Mic';
import SendIcon from '@mui/icons-material/Send';
import {
  DataGridPremium,
  IS_SPEECH_RECOGNITION_SUPPORTED,
  PromptField,
  PromptFieldControl,
  PromptFieldRecord,
  PromptFieldSend,
  Toolbar,
  useGridApiContext,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import { orders, type Order } from '../../data/orders';
import { askRules } from '../../data/promptRules';

const columns: GridColDef<Order>[] = [
  {
    field: 'country',
    headerName: 'Country',
    examples: ['Canada', 'Norway', 'Spain'],
    width: 140,
  },
  { field: 'customer', headerName: 'Customer', width: 180 },
  { field: 'product', headerName: 'Product', width: 190 },
  { field: 'status', headerName: 'Status', width: 120 },
  { field: 'quantity', headerName: 'Quantity', type: 'number', width: 110 },
];

function OrdersToolbar() {
  const apiRef = useGridApiContext();
  const [message, setMessage] = React.useState('');

  const handleSubmit = async (prompt: string) => {
    // A recording without any words is also submitted.
    if (prompt.trim() === '') {
      return;
    }
    const answer = await apiRef.current.aiAssistant.processPrompt(prompt);
    setMessage(answer instanceof Error ? answer.message : `Applied: ${prompt}`);
  };

  return (
    <Toolbar>
      <PromptField
        lang="en-US"
        onSubmit={handleSubmit}
        onRecordError={() =>
          setMessage('Could not hear you. Is the microphone allowed?')
        }
        style={{ flex: 1 }}
      >
        <PromptFieldControl
          render={({ ref, value, onChange, onKeyDown }, { recording }) => (
            <TextField
              inputRef={ref}
              value={value}
              onChange={onChange}
              onKeyDown={onKeyDown}
              fullWidth
              size="small"
              placeholder={recording ? 'Listening…' : 'Orders from Norway'}
              slotProps={{
                htmlInput: { 'aria-label': 'Prompt' },
                input: {
                  startAdornment: IS_SPEECH_RECOGNITION_SUPPORTED && (
                    <InputAdornment position="start">
                      <PromptFieldRecord
                        aria-label={recording ? 'Stop' : 'Speak a prompt'}
                        render={
                          <IconButton
                            edge="start"
                            size="small"
                            color={recording ? 'error' : 'default'}
                          />
                        }
                      >
                        <MicIcon fontSize="small" />
                      </PromptFieldRecord>
                    </InputAdornment>
                  ),
                  endAdornment: (
                    <InputAdornment position="end">
                      <PromptFieldSend
                        aria-label="Send"
                        render={
                          <IconButton edge="end" size="small" color="primary" />
                        }
                      >
                        <SendIcon fontSize="small" />
                      </PromptFieldSend>
                    </InputAdornment>
                  ),
                },
              }}
            />
          )}
        />
      </PromptField>
      <Snackbar
        open={message !== ''}
        autoHideDuration={4000}
        message={message}
        onClose={() => setMessage('')}
      />
    </Toolbar>
  );
}

export default function PromptToolbar() {
  return (
    <div style={{ height: 400 }}>
      <DataGridPremium
        label="Orders"
        rows={orders}
        columns={columns}
        showToolbar
        aiAssistant
        onPrompt={askRules}
        slots={{ toolbar: OrdersToolbar }}
      />
    </div>
  );
}
