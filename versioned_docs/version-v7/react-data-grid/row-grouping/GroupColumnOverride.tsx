import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import {
  DataGridPremium,
  type DataGridPremiumProps,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import { people, type Person } from '../data/people';

const columns: GridColDef<Person>[] = [
  { field: 'department', headerName: 'Department' },
  { field: 'office', headerName: 'Office' },
  { field: 'name', headerName: 'Name', width: 180 },
  { field: 'role', headerName: 'Role', width: 180 },
];

type GroupingColDef = DataGridPremiumProps<Person>['groupingColDef'];

const overrides: Record<string, GroupingColDef> = {
  object: { width: 230, cellClassName: 'team' },
  callback: ({ fields }) =>
    fields.includes('department')
      ? { headerName: 'Team', width: 230, cellClassName: 'team' }
      : { headerName: 'Site', width: 200, cellClassName: 'site' },
};

export default function GroupColumnOverride() {
  const [form, setForm] = React.useState('callback');

  return (
    <Stack spacing={1}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Form of groupingColDef"
        value={form}
        onChange={(_event, value: string | null) => value && setForm(value)}
      >
        <ToggleButton value="object">Object</ToggleButton>
        <ToggleButton value="callback">Callback</ToggleButton>
      </ToggleButtonGroup>
      <div style={{ height: 400 }}>
        <DataGridPremium
          slotProps={{ main: { 'aria-label': 'People by team and site' } }}
          rows={people}
          columns={columns}
          rowGroupingColumnMode="multiple"
          groupingColDef={overrides[form]}
          defaultGroupingExpansionDepth={1}
          initialState={{
            rowGrouping: { model: ['department', 'office'] },
            columns: { columnVisibilityModel: { department: false, office: false } },
          }}
          sx={{
            '& .team': { color: 'primary.main', fontWeight: 600 },
            '& .site': { bgcolor: 'action.hover', color: 'text.secondary' },
          }}
        />
      </div>
    </Stack>
  );
}
