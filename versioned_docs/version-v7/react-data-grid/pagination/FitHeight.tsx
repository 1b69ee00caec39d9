import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { readings } from '../data/readings';

const columns: GridColDef[] = [
  { field: 'station', headerName: 'Station', flex: 1, minWidth: 140 },
  { field: 'takenAt', headerName: 'Taken at', type: 'dateTime', width: 200 },
  { field: 'temperature', headerName: 'Temp. (°F)', type: 'number', width: 130 },
];

export default function FitHeight() {
  const [height, setHeight] = React.useState(400);

  return (
    <Stack spacing={1}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Height of the grid"
        value={height}
        onChange={(_event, value: number | null) => setHeight(value ?? height)}
      >
        <ToggleButton value={240}>240 px</ToggleButton>
        <ToggleButton value={320}>320 px</ToggleButton>
        <ToggleButton value={400}>400 px</ToggleButton>
      </ToggleButtonGroup>
      <div style={{ height }}>
        <DataGrid
          slotProps={{ main: { 'aria-label': 'Weather readings' } }}
          rows={readings}
          columns={columns}
          autoPageSize
        />
      </div>
    </Stack>
  );
}
