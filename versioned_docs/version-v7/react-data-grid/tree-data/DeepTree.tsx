import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import {
  DataGridPro,
  type DataGridProProps,
  type GridColDef,
} from '@mui/x-data-grid-pro';
import { turbines, type Part } from './turbines';

const columns: GridColDef<Part>[] = [
  { field: 'weight', headerName: 'Weight (lb)', type: 'number', width: 150 },
  { field: 'checks', headerName: 'Checks a year', type: 'number', width: 150 },
];

const getTreeDataPath = (row: Part) => row.path;

const groupingColDef: DataGridProProps<Part>['groupingColDef'] = {
  headerName: 'Part',
  width: 300,
};

const depths = [
  { depth: 0, label: 'Turbines' },
  { depth: 1, label: 'Systems' },
  { depth: 2, label: 'Assemblies' },
  { depth: -1, label: 'All' },
];

export default function DeepTree() {
  const [depth, setDepth] = React.useState(1);

  return (
    <Stack spacing={1}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Show the tree down to"
        value={depth}
        onChange={(_event, next: number | null) => next !== null && setDepth(next)}
      >
        {depths.map((option) => (
          <ToggleButton key={option.depth} value={option.depth}>
            {option.label}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <div style={{ height: 400 }}>
        <DataGridPro
          slotProps={{ main: { 'aria-label': 'Parts of the wind turbines' } }}
          rows={turbines}
          columns={columns}
          treeData
          getTreeDataPath={getTreeDataPath}
          groupingColDef={groupingColDef}
          defaultGroupingExpansionDepth={depth}
        />
      </div>
    </Stack>
  );
}
