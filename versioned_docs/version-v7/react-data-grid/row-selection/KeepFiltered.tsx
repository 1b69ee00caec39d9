import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { DataGrid, GridToolbar, type GridColDef } from '@mui/x-data-grid';
import { people } from '../data/people';

const columns: GridColDef[] = [
  { field: 'name', headerName: 'Name', width: 180 },
  { field: 'department', headerName: 'Department', width: 150 },
  { field: 'office', headerName: 'Office', width: 140 },
  { field: 'isRemote', headerName: 'Remote', type: 'boolean', width: 110 },
];

export default function KeepFiltered() {
  const [keep, setKeep] = React.useState(true);

  return (
    <Stack spacing={1}>
      <FormControlLabel
        control={<Switch checked={keep} />}
        label="Keep rows selected that the filter hides"
        onChange={(_event, checked) => setKeep(checked)}
      />
      <div style={{ height: 440 }}>
        <DataGrid
          slotProps={{
            main: { 'aria-label': 'Invitations' },
            toolbar: { showQuickFilter: true },
          }}
          rows={people}
          columns={columns}
          checkboxSelection
          keepNonExistentRowsSelected={keep}
          slots={{ toolbar: GridToolbar }}
        />
      </div>
    </Stack>
  );
}
