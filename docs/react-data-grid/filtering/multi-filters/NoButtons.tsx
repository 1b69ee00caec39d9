import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';
import { readings, type Reading } from '../../data/readings';

const columns: GridColDef<Reading>[] = [
  { field: 'station', headerName: 'Station', width: 180 },
  {
    field: 'temperature',
    headerName: 'Temperature (°F)',
    type: 'number',
    width: 210,
  },
  { field: 'humidity', headerName: 'Humidity (%)', type: 'number', width: 160 },
  { field: 'wind', headerName: 'Wind (mph)', type: 'number', width: 150 },
];

const initialState = {
  filter: {
    filterModel: {
      items: [
        { id: 1, field: 'temperature', operator: '<', value: 50 },
        { id: 2, field: 'wind', operator: '>', value: 20 },
      ],
    },
  },
};

export default function NoButtons() {
  const [hasAdd, setHasAdd] = React.useState(false);
  const [hasRemoveAll, setHasRemoveAll] = React.useState(false);

  return (
    <Stack spacing={1}>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', columnGap: 2 }}>
        <FormControlLabel
          control={<Switch checked={hasAdd} />}
          label="Add filter"
          onChange={(_event, checked) => setHasAdd(checked)}
        />
        <FormControlLabel
          control={<Switch checked={hasRemoveAll} />}
          label="Remove all"
          onChange={(_event, checked) => setHasRemoveAll(checked)}
        />
      </Stack>
      <div style={{ height: 420 }}>
        <DataGridPro
          label="Weather readings"
          rows={readings}
          columns={columns}
          initialState={initialState}
          showToolbar
          slotProps={{
            filterPanel: {
              disableAddFilterButton: !hasAdd,
              disableRemoveAllButton: !hasRemoveAll,
            },
          }}
        />
      </div>
    </Stack>
  );
}
