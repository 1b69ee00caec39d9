import * as React from 'react';
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
  object: {
    width: 230,
    cellClassName: 'font-semibold text-(--mui-palette-primary-main)!',
  },
  callback: ({ fields }) =>
    fields.includes('department')
      ? {
          headerName: 'Team',
          width: 230,
          cellClassName: 'font-semibold text-(--mui-palette-primary-main)!',
        }
      : {
          headerName: 'Site',
          width: 200,
          cellClassName:
            'bg-(--mui-palette-action-hover) text-(--mui-palette-text-secondary)!',
        },
};

export default function GroupColumnOverride() {
  const [form, setForm] = React.useState('callback');

  return (
    <div className="flex flex-col gap-2">
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
        />
      </div>
    </div>
  );
}
