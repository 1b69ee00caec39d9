import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {
  DataGrid,
  type GridColDef,
  type GridColumnVisibilityModel,
} from '@mui/x-data-grid';
import { createPeople } from '../data/people';

const people = createPeople(30);

const columns: GridColDef[] = [
  { field: 'name', headerName: 'Name', width: 190 },
  { field: 'department', headerName: 'Department', width: 150 },
  { field: 'role', headerName: 'Role', width: 190 },
  { field: 'office', headerName: 'Office', width: 130 },
  { field: 'email', headerName: 'Email', width: 250 },
];

export default function ControlledVisibility() {
  const [model, setModel] = React.useState<GridColumnVisibilityModel>({
    email: false,
  });

  return (
    <Stack spacing={1}>
      <Stack direction="row" spacing={1}>
        <Button onClick={() => setModel({ department: false, role: false })}>
          Contacts
        </Button>
        <Button onClick={() => setModel({})}>Everything</Button>
      </Stack>
      <div style={{ height: 400 }}>
        <DataGrid
          slotProps={{ main: { 'aria-label': 'People and contacts' } }}
          rows={people}
          columns={columns}
          columnVisibilityModel={model}
          onColumnVisibilityModelChange={setModel}
        />
      </div>
      <code role="status">{JSON.stringify(model)}</code>
    </Stack>
  );
}
