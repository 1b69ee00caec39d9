import * as React from 'react';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Stack from '@mui/material/Stack';
import {
  DataGrid,
  gridClasses,
  type GridColDef,
  type GridDensity,
} from '@mui/x-data-grid';
import { createReviews, type Review } from './reviews';

const densities: GridDensity[] = ['compact', 'standard', 'comfortable'];
const reviews = createReviews(40);

const columns: GridColDef<Review>[] = [
  { field: 'hut', headerName: 'Hut', width: 130 },
  { field: 'stars', headerName: 'Stars', type: 'number', width: 90 },
  { field: 'text', headerName: 'Review', flex: 1, minWidth: 200 },
];

const getRowHeight = () => 'auto' as const;

export default function AutoHeightRows() {
  const [density, setDensity] = React.useState<GridDensity>('standard');

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
          slotProps={{ main: { 'aria-label': 'Reviews of mountain huts' } }}
          rows={reviews}
          columns={columns}
          density={density}
          getRowHeight={getRowHeight}
          sx={{
            [`&.${gridClasses['root--densityCompact']} .${gridClasses.cell}`]: {
              py: '6px',
            },
            [`&.${gridClasses['root--densityStandard']} .${gridClasses.cell}`]: {
              py: '15px',
            },
            [`&.${gridClasses['root--densityComfortable']} .${gridClasses.cell}`]: {
              py: '22px',
            },
          }}
        />
      </div>
    </Stack>
  );
}
