import * as React from 'react';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import {
  DataGridPremium,
  type DataGridPremiumProps,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import { createPeople, type Person } from '../data/people';

const people = createPeople(25, 4).slice(1);

const columns: GridColDef<Person>[] = [
  { field: 'name', headerName: 'Name', width: 190 },
  { field: 'department', headerName: 'Department' },
  { field: 'office', headerName: 'Office' },
  {
    field: 'salary',
    headerName: 'Salary',
    type: 'number',
    width: 180,
    valueFormatter: (value: number | null) =>
      value == null ? '' : `$${value.toLocaleString('en-US')}`,
  },
  { field: 'rating', headerName: 'Rating', type: 'number', width: 140 },
];

type GetPosition = NonNullable<DataGridPremiumProps['getAggregationPosition']>;

// The root has depth -1, departments have 0, and the groups inside them have 1.
const strategies: Record<string, GetPosition> = {
  'In the groups, and a total': ({ depth }) => (depth === -1 ? 'footer' : 'inline'),
  'In footers everywhere': () => 'footer',
  'In the departments only': ({ depth }) => (depth === 0 ? 'inline' : null),
  'In the total only': ({ depth }) => (depth === -1 ? 'footer' : null),
};

export default function PositionOptions() {
  const [name, setName] = React.useState('In footers everywhere');

  return (
    <Stack spacing={2}>
      <TextField
        select
        size="small"
        label="Show values"
        value={name}
        onChange={(event) => setName(event.target.value)}
        sx={{ width: 280 }}
      >
        {Object.keys(strategies).map((option) => (
          <MenuItem key={option} value={option}>
            {option}
          </MenuItem>
        ))}
      </TextField>
      <div style={{ height: 460 }}>
        <DataGridPremium
          slotProps={{ main: { 'aria-label': 'Salaries by department' } }}
          rows={people}
          columns={columns}
          getAggregationPosition={strategies[name]}
          defaultGroupingExpansionDepth={-1}
          groupingColDef={{ width: 240 }}
          initialState={{
            rowGrouping: { model: ['department', 'office'] },
            aggregation: { model: { salary: 'sum', rating: 'avg' } },
            columns: {
              columnVisibilityModel: { department: false, office: false },
            },
          }}
        />
      </div>
    </Stack>
  );
}
