import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { people } from '../data/people';

const columns: GridColDef[] = [
  { field: 'name', headerName: 'Name', width: 190 },
  { field: 'role', headerName: 'Role', width: 190 },
  { field: 'department', headerName: 'Department', width: 150 },
  { field: 'office', headerName: 'Office', width: 140 },
];

export default function SingleSelect() {
  const [onClick, setOnClick] = React.useState(true);

  return (
    <Stack spacing={1}>
      <FormControlLabel
        control={<Switch checked={onClick} />}
        label="Select rows by click"
        onChange={(_event, checked) => setOnClick(checked)}
      />
      <div style={{ height: 400 }}>
        <DataGrid
          slotProps={{ main: { 'aria-label': 'Staff' } }}
          rows={people}
          columns={columns}
          disableRowSelectionOnClick={!onClick}
        />
      </div>
    </Stack>
  );
}
