import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { people, type Person } from '../data/people';

const columns: GridColDef<Person>[] = [
  { field: 'name', headerName: 'Name', width: 180, groupable: false },
  // Grouped by initialState, so users can't stop grouping by it
  { field: 'department', headerName: 'Department', width: 140, groupable: false },
  { field: 'office', headerName: 'Office', width: 130 },
  { field: 'role', headerName: 'Role', width: 180 },
];

export default function GroupLocks() {
  const [isDisabled, setIsDisabled] = React.useState(false);

  return (
    <Stack spacing={1}>
      <FormControlLabel
        control={<Switch checked={isDisabled} />}
        label="Disable row grouping"
        onChange={(_event, checked) => setIsDisabled(checked)}
      />
      <div style={{ height: 400 }}>
        <DataGridPremium
          slotProps={{
            main: { 'aria-label': 'People, always grouped by department' },
          }}
          rows={people}
          columns={columns}
          disableRowGrouping={isDisabled}
          initialState={{ rowGrouping: { model: ['department'] } }}
        />
      </div>
    </Stack>
  );
}
