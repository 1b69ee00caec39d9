import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import {
  DataGrid,
  type GridColDef,
  type GridColumnVisibilityModel,
} from '@mui/x-data-grid';
import { createPeople } from '../data/people';

const people = createPeople(30, 2);

const columns: GridColDef[] = [
  { field: 'name', headerName: 'Name', width: 190 },
  { field: 'department', headerName: 'Department', width: 150 },
  { field: 'office', headerName: 'Office', width: 130 },
  { field: 'rating', headerName: 'Rating', type: 'number', width: 110 },
  {
    field: 'salary',
    headerName: 'Salary',
    type: 'number',
    width: 130,
    valueFormatter: (value: number) => `$${value.toLocaleString('en-US')}`,
  },
];

const models: Record<string, GridColumnVisibilityModel> = {
  Colleague: { rating: false, salary: false },
  'Team lead': { salary: false },
  Payroll: { rating: false },
};

export default function RoleBased() {
  const [role, setRole] = React.useState('Colleague');

  return (
    <Stack spacing={1}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="View as"
        value={role}
        onChange={(_event, value) => setRole(value ?? role)}
      >
        {Object.keys(models).map((name) => (
          <ToggleButton key={name} value={name}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <div style={{ height: 400 }}>
        <DataGrid
          slotProps={{ main: { 'aria-label': `Staff, seen by: ${role}` } }}
          rows={people}
          columns={columns}
          columnVisibilityModel={models[role]}
          disableColumnSelector
        />
      </div>
    </Stack>
  );
}
