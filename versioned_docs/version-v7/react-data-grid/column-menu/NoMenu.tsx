import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { people, type Person } from '../data/people';

const columns: GridColDef<Person>[] = [
  { field: 'name', headerName: 'Name', width: 190 },
  { field: 'role', headerName: 'Role', width: 170 },
  { field: 'office', headerName: 'Office', width: 140 },
  { field: 'email', headerName: 'Email', width: 250, disableColumnMenu: true },
];

export default function NoMenu() {
  const [disabled, setDisabled] = React.useState(false);

  return (
    <Stack spacing={1}>
      <FormControlLabel
        control={<Switch checked={disabled} />}
        label="No column menus at all"
        onChange={(_event, checked) => setDisabled(checked)}
      />
      <div style={{ height: 400 }}>
        <DataGrid
          slotProps={{ main: { 'aria-label': 'Employees' } }}
          rows={people}
          columns={columns}
          disableColumnMenu={disabled}
        />
      </div>
    </Stack>
  );
}
