import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { days, shifts, type Shift } from '../data/shifts';

const STORAGE_KEY = 'garden-center-rota';

const columns: GridColDef<Shift>[] = [
  { field: 'name', headerName: 'Name', width: 170 },
  ...days.map<GridColDef<Shift>>((day) => ({
    field: day,
    type: 'number',
    width: 80,
    editable: true,
  })),
];

function readSaved(): Record<string, Shift> {
  try {
    return JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '{}');
  } catch {
    return {};
  }
}

function saveRow(row: Shift) {
  const saved = { ...readSaved(), [row.id]: row };
  sessionStorage.setItem(STORAGE_KEY, JSON.stringify(saved));
}

const loadRows = () => {
  const saved = readSaved();
  return shifts.map((row) => saved[row.id] ?? row);
};

export default function PasteSaved() {
  const [rows, setRows] = React.useState(loadRows);
  const [message, setMessage] = React.useState('Nothing saved yet.');

  const processRowUpdate = React.useCallback((newRow: Shift) => {
    saveRow(newRow);
    setMessage(`Last saved: ${newRow.name}`);
    return newRow;
  }, []);

  const handleReset = () => {
    sessionStorage.removeItem(STORAGE_KEY);
    setRows(loadRows());
    setMessage('Nothing saved yet.');
  };

  return (
    <Stack spacing={1}>
      <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
        <Button onClick={handleReset}>Delete what was saved</Button>
        <Typography role="status" variant="body2">
          {message}
        </Typography>
      </Stack>
      <div style={{ height: 400 }}>
        <DataGridPremium
          label="Hours that are saved"
          rows={rows}
          columns={columns}
          cellSelection
          rowSelection={false}
          processRowUpdate={processRowUpdate}
          onProcessRowUpdateError={() => setMessage('The browser could not save.')}
        />
      </div>
    </Stack>
  );
}
