import * as React from 'react';
import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { people, type Person } from '../../data/people';

const columns: GridColDef<Person>[] = [
  { field: 'name', headerName: 'Name', width: 220, editable: true },
  { field: 'role', headerName: 'Role', width: 220, editable: true },
  { field: 'department', headerName: 'Department', width: 150 },
  { field: 'office', headerName: 'Office', flex: 1, minWidth: 140, editable: true },
];

/** Simulates your server, which is slow and strict about names. */
async function savePerson(person: Person): Promise<Person> {
  await new Promise((resolve) => {
    setTimeout(resolve, 800);
  });
  const name = person.name.trim();
  if (name === '') {
    throw new Error('Every person needs a name.');
  }
  return { ...person, name };
}

export default function SaveRemote() {
  const [message, setMessage] = React.useState('Edit a cell to save it.');
  const [error, setError] = React.useState<string | null>(null);

  const processRowUpdate = React.useCallback(async (newRow: Person) => {
    setError(null);
    setMessage('Saving…');
    const savedRow = await savePerson(newRow);
    setMessage(`Saved ${savedRow.name}.`);
    return savedRow;
  }, []);

  const handleError = React.useCallback((reason: Error) => {
    setError(`${reason.message} Change the value, or press Escape.`);
  }, []);

  return (
    <Stack spacing={1}>
      <div style={{ height: 400 }}>
        <DataGrid
          label="Staff directory"
          rows={people}
          columns={columns}
          processRowUpdate={processRowUpdate}
          onProcessRowUpdateError={handleError}
        />
      </div>
      <Alert severity={error ? 'error' : 'info'} role="status">
        {error ?? message}
      </Alert>
    </Stack>
  );
}
