import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';
import { readings } from '../data/readings';

const columns: GridColDef[] = [
  { field: 'station', headerName: 'Station', width: 150 },
  {
    field: 'takenAt',
    headerName: 'Time',
    type: 'dateTime',
    width: 190,
    valueFormatter: (value: Date) =>
      value.toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'short' }),
  },
  { field: 'temperature', headerName: 'Temp. (°F)', type: 'number', width: 130 },
  { field: 'wind', headerName: 'Wind (mph)', type: 'number', width: 140 },
];

export default function MultiSelect() {
  const [multiple, setMultiple] = React.useState(true);

  return (
    <Stack spacing={1}>
      <FormControlLabel
        control={<Switch checked={multiple} />}
        label="Allow several rows"
        onChange={(_event, checked) => setMultiple(checked)}
      />
      <div style={{ height: 400 }}>
        <DataGridPro
          slotProps={{ main: { 'aria-label': 'Weather readings' } }}
          rows={readings}
          columns={columns}
          disableMultipleRowSelection={!multiple}
        />
      </div>
    </Stack>
  );
}
