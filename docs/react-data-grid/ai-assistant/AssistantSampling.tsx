import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import {
  DataGridPremium,
  GridAiAssistantPanel,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import { people, type Person } from '../data/people';
import { askRules, type PromptColumn } from '../data/promptRules';

const columns: GridColDef<Person>[] = [
  { field: 'name', headerName: 'Name', width: 170 },
  { field: 'department', headerName: 'Department', width: 130 },
  { field: 'office', headerName: 'Office', width: 120 },
  { field: 'role', headerName: 'Role', width: 180 },
  { field: 'salary', headerName: 'Salary', type: 'number', width: 110 },
];

const initialState = { columns: { columnVisibilityModel: { salary: false } } };

const suggestions = [{ value: 'Sort by name' }, { value: 'Group by office' }];

export default function AssistantSampling() {
  const [isSampling, setIsSampling] = React.useState(false);
  const [sent, setSent] = React.useState<PromptColumn[]>([]);

  return (
    <Stack spacing={1}>
      <FormControlLabel
        control={<Switch checked={isSampling} />}
        label="Send values from random rows"
        onChange={(_event, checked) => setIsSampling(checked)}
      />
      <div style={{ height: 400 }}>
        <DataGridPremium
          label="Staff"
          rows={people}
          columns={columns}
          initialState={initialState}
          showToolbar
          aiAssistant
          allowAiAssistantDataSampling={isSampling}
          aiAssistantSuggestions={suggestions}
          onPrompt={(prompt, context, conversationId) => {
            setSent(JSON.parse(context) as PromptColumn[]);
            return askRules(prompt, context, conversationId);
          }}
          slots={{ aiAssistantPanel: GridAiAssistantPanel }}
        />
      </div>
      <Typography variant="subtitle2">Examples in the last request</Typography>
      <Box role="status" sx={{ minHeight: 120 }}>
        {sent.map(({ field, examples }) => (
          <Typography key={field} variant="body2">
            <code>{field}</code>: {examples.join(', ') || 'none'}
          </Typography>
        ))}
      </Box>
    </Stack>
  );
}
