import * as React from 'react';
import CircularProgress from '@mui/material/CircularProgress';
import Slider from '@mui/material/Slider';
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
      <div className="grid place-items-center *:[grid-area:1/1]">
        <CircularProgress
          variant="determinate"
          value={percent}
          size={72}
          aria-label="Loading the readings"
        />
        <span className="font-semibold text-(--mui-palette-text-secondary)">
          {percent}%
        </span>
      </div>
    </GridOverlay>
  );
}

export default function OwnLoader() {
  const [percent, setPercent] = React.useState(35);
  const loading = percent < 100;

  return (
    <div className="flex flex-col gap-2">
      <Slider
        aria-label="Loaded, in percent"
        value={percent}
        step={5}
        onChange={(_event, value) => setPercent(value as number)}
        className="mx-4 w-[260px]"
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
    </div>
  );
}
