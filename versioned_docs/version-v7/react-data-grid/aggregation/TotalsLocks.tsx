import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { people, type Person } from '../data/people';

const columns: GridColDef<Person>[] = [
  { field: 'name', headerName: 'Name', width: 190 },
  { field: 'department', headerName: 'Department', width: 150 },
  { field: 'office', headerName: 'Office', width: 140 },
  {
    field: 'salary',
    headerName: 'Salary',
    type: 'number',
    width: 160,
    aggregable: false,
    valueFormatter: (value: number | null) =>
      value == null ? '' : `$${value.toLocaleString('en-US')}`,
  },
  { field: 'rating', headerName: 'Rating', type: 'number', width: 140 },
];

export default function TotalsLocks() {
  const [disabled, setDisabled] = React.useState(false);

  return (
    <Stack spacing={1}>
      <FormControlLabel
        control={<Switch checked={disabled} />}
        label="Disable aggregation"
        onChange={(_event, checked) => setDisabled(checked)}
      />
      <div style={{ height: 400 }}>
        <DataGridPremium
          slotProps={{ main: { 'aria-label': 'Payroll' } }}
          rows={people}
          columns={columns}
          disableAggregation={disabled}
          initialState={{ aggregation: { model: { salary: 'sum' } } }}
        />
      </div>
    </Stack>
  );
}
