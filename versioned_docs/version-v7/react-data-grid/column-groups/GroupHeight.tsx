import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import {
  DataGrid,
  type GridColDef,
  type GridColumnGroupingModel,
} from '@mui/x-data-grid';
import { people, type Person } from '../data/people';

const columns: GridColDef<Person>[] = [
  { field: 'name', headerName: 'Name', width: 160 },
  { field: 'email', headerName: 'Email', width: 240 },
  { field: 'department', headerName: 'Department', width: 120 },
  { field: 'role', headerName: 'Role', width: 150 },
  { field: 'office', headerName: 'Office', width: 110 },
];

const columnGroupingModel: GridColumnGroupingModel = [
  { groupId: 'Person', children: [{ field: 'name' }, { field: 'email' }] },
  {
    groupId: 'Job',
    children: [{ field: 'department' }, { field: 'role' }, { field: 'office' }],
  },
];

export default function GroupHeight() {
  const [height, setHeight] = React.useState(32);

  return (
    <Stack spacing={1}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Height of the group headers"
        value={height}
        onChange={(_event, value) => value && setHeight(value)}
      >
        {[32, 48, 96].map((value) => (
          <ToggleButton key={value} value={value}>
            {value} px
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <div style={{ height: 420 }}>
        <DataGrid
          slotProps={{ main: { 'aria-label': 'Employees' } }}
          rows={people}
          columns={columns}
          columnGroupingModel={columnGroupingModel}
          columnGroupHeaderHeight={height}
          columnHeaderHeight={64}
        />
      </div>
    </Stack>
  );
}
