import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {
  DataGridPremium,
  type GridAggregationModel,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import { readings, type Reading } from '../data/readings';

const columns: GridColDef<Reading>[] = [
  { field: 'station', headerName: 'Station', width: 160 },
  {
    field: 'takenAt',
    headerName: 'Taken',
    type: 'dateTime',
    width: 190,
    valueFormatter: (value: Date | null) => value?.toLocaleString('en-US'),
  },
  { field: 'temperature', headerName: 'Temp. (°F)', type: 'number', width: 150 },
  { field: 'wind', headerName: 'Wind (mph)', type: 'number', width: 150 },
  { field: 'rain', headerName: 'Rain (in)', type: 'number', width: 150 },
];

export default function TotalsModels() {
  const [model, setModel] = React.useState<GridAggregationModel>({ wind: 'max' });

  return (
    <Stack spacing={1}>
      <Stack direction="row" spacing={1}>
        <Button onClick={() => setModel({ temperature: 'max', wind: 'max' })}>
          Highest values
        </Button>
        <Button onClick={() => setModel({ temperature: 'avg', wind: 'avg' })}>
          Averages
        </Button>
        <Button onClick={() => setModel({})}>None</Button>
      </Stack>
      <div style={{ height: 400 }}>
        <DataGridPremium
          slotProps={{ main: { 'aria-label': 'Weather readings' } }}
          rows={readings}
          columns={columns}
          aggregationModel={model}
          onAggregationModelChange={setModel}
        />
      </div>
      <code role="status">{JSON.stringify(model)}</code>
    </Stack>
  );
}
