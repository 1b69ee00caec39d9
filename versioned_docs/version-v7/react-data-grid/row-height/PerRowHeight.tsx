import * as React from 'react';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Stack from '@mui/material/Stack';
import {
  DataGrid,
  type GridColDef,
  type GridDensity,
  type GridRowHeightParams,
} from '@mui/x-data-grid';
import { people, type Person } from '../data/people';

const densities: GridDensity[] = ['compact', 'standard', 'comfortable'];

const columns: GridColDef<Person>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 160 },
  { field: 'role', headerName: 'Role', flex: 1, minWidth: 170 },
  { field: 'department', headerName: 'Department', width: 140 },
];

const getRowHeight = ({ model, densityFactor }: GridRowHeightParams) =>
  model.role.startsWith('Head of') ? 80 * densityFactor : null;

const initialState = {
  sorting: { sortModel: [{ field: 'name', sort: 'asc' as const }] },
};

export default function PerRowHeight() {
  const [density, setDensity] = React.useState<GridDensity>('compact');

  return (
    <Stack spacing={1}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Density"
        value={density}
        onChange={(_event, value: GridDensity | null) =>
          setDensity(value ?? density)
        }
      >
        {densities.map((name) => (
          <ToggleButton key={name} value={name}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <div style={{ height: 400 }}>
        <DataGrid
          slotProps={{ main: { 'aria-label': 'Staff' } }}
          rows={people}
          columns={columns}
          density={density}
          getRowHeight={getRowHeight}
          initialState={initialState}
        />
      </div>
    </Stack>
  );
}
