import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';
import { createReadings } from '../data/readings';

const rows = createReadings(500);

const columns: GridColDef[] = [
  { field: 'id', headerName: 'Reading', width: 110 },
  { field: 'station', headerName: 'Station', flex: 1, minWidth: 140 },
  { field: 'takenAt', headerName: 'Taken at', type: 'dateTime', width: 200 },
  { field: 'wind', headerName: 'Wind (mph)', type: 'number', width: 130 },
];

export default function PageBasicsPro() {
  const [pagination, setPagination] = React.useState(true);

  return (
    <Stack spacing={1}>
      <FormControlLabel
        control={<Switch checked={pagination} />}
        label="Show pages"
        onChange={(_event, checked) => setPagination(checked)}
      />
      <div style={{ height: 400 }}>
        <DataGridPro
          key={String(pagination)}
          slotProps={{ main: { 'aria-label': 'Weather readings' } }}
          rows={rows}
          columns={columns}
          pagination={pagination}
        />
      </div>
    </Stack>
  );
}
