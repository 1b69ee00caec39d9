import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';
import { departures } from './departures';

const columns: GridColDef[] = [
  { field: 'time', headerName: 'Time', width: 90 },
  { field: 'to', headerName: 'To', flex: 1, minWidth: 120 },
  { field: 'line', headerName: 'Line', width: 110 },
  { field: 'platform', headerName: 'Platform', type: 'number', width: 110 },
  { field: 'delay', headerName: 'Delay (min)', type: 'number', width: 130 },
];

export default function MultiSort() {
  const [always, setAlways] = React.useState(false);

  return (
    <Stack spacing={1}>
      <FormControlLabel
        control={<Switch checked={always} />}
        label="Add columns without a modifier key"
        onChange={(_event, checked) => setAlways(checked)}
      />
      <div style={{ height: 400 }}>
        <DataGridPro
          label="Departures"
          rows={departures}
          columns={columns}
          initialState={{
            sorting: {
              sortModel: [
                { field: 'line', sort: 'asc' },
                { field: 'delay', sort: 'desc' },
              ],
            },
          }}
          multipleColumnsSortingMode={always ? 'always' : 'withModifierKey'}
        />
      </div>
    </Stack>
  );
}
