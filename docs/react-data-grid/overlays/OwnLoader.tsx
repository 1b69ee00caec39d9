import * as React from 'react';
import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import { DataGrid, GridOverlay, type GridColDef } from '@mui/x-data-grid';
import { readings, type Reading } from '../data/readings';

declare module '@mui/x-data-grid' {
  interface LoadingOverlayPropsOverrides {
    percent?: number;
  }
}

const columns: GridColDef<Reading>[] = [
  { field: 'station', headerName: 'Station', width: 170 },
  {
    field: 'temperature',
    headerName: 'Temperature (°F)',
    type: 'number',
    width: 180,
  },
  { field: 'wind', headerName: 'Wind (mph)', type: 'number', width: 140 },
];

function LabeledProgress({ percent = 0 }: { percent?: number }) {
  return (
    <GridOverlay>
      <Box
        sx={{
          display: 'grid',
          placeItems: 'center',
          '& > *': { gridArea: '1 / 1' },
        }}
      >
        <CircularProgress
          variant="determinate"
          value={percent}
          size={72}
          aria-label="Loading the readings"
        />
        <Box component="span" sx={{ fontWeight: 600, color: 'text.secondary' }}>
          {percent}%
        </Box>
      </Box>
    </GridOverlay>
  );
}

export default function OwnLoader() {
  const [percent, setPercent] = React.useState(35);
  const loading = percent < 100;

  return (
    <Stack spacing={1}>
      <Slider
        aria-label="Loaded, in percent"
        value={percent}
        step={5}
        onChange={(_event, value) => setPercent(value as number)}
        sx={{ width: 260, mx: 2 }}
      />
      <div style={{ height: 360 }}>
        <DataGrid
          label="Weather readings"
          rows={loading ? [] : readings}
          columns={columns}
          loading={loading}
          slots={{ loadingOverlay: LabeledProgress }}
          slotProps={{
            loadingOverlay: { percent, noRowsVariant: 'circular-progress' },
          }}
        />
      </div>
    </Stack>
  );
}
