import * as React from 'react';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import {
  DataGrid,
  gridDensitySelector,
  Toolbar,
  ToolbarButton,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
  type GridDensity,
} from '@mui/x-data-grid';
import { people } from '../data/people';

const columns: GridColDef[] = [
  { field: 'name', headerName: 'Name', width: 190 },
  { field: 'role', headerName: 'Role', width: 190 },
  { field: 'office', headerName: 'Office', width: 140 },
];

function DensityPicker() {
  const apiRef = useGridApiContext();
  const density = useGridSelector(apiRef, gridDensitySelector);

  return (
    <Toolbar>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Density"
        value={density}
        onChange={(_event, value: GridDensity | null) => {
          if (value) {
            apiRef.current.setDensity(value);
          }
        }}
      >
        <ToolbarButton render={<ToggleButton value="compact" />}>
          Compact
        </ToolbarButton>
        <ToolbarButton render={<ToggleButton value="standard" />}>
          Standard
        </ToolbarButton>
        <ToolbarButton render={<ToggleButton value="comfortable" />}>
          Comfortable
        </ToolbarButton>
      </ToggleButtonGroup>
    </Toolbar>
  );
}

export default function DensityToolbar() {
  const [density, setDensity] = React.useState<GridDensity>('compact');

  return (
    <div style={{ height: 400 }}>
      <DataGrid
        label="Staff directory"
        rows={people}
        columns={columns}
        density={density}
        onDensityChange={setDensity}
        showToolbar
        slots={{ toolbar: DensityPicker }}
      />
    </div>
  );
}
