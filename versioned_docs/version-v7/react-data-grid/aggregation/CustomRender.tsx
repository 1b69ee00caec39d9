import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import {
  DataGridPremium,
  type GridAggregationModel,
  type GridColDef,
  type GridRenderCellParams,
} from '@mui/x-data-grid-premium';
import { readings, type Reading } from '../data/readings';

function HumidityCell({
  value,
  formattedValue,
  aggregation,
}: GridRenderCellParams<Reading, number | null>) {
  if (value == null || aggregation?.hasCellUnit === false) {
    return formattedValue;
  }
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, width: '100%' }}>
      <Box sx={{ flex: 1, height: 8, borderRadius: 1, bgcolor: 'action.hover' }}>
        <Box
          sx={{ height: '100%', borderRadius: 1, bgcolor: 'primary.main' }}
          style={{ width: `${value}%` }}
        />
      </Box>
      <Box sx={{ width: 40 }}>{formattedValue}</Box>
    </Box>
  );
}

const columns: GridColDef<Reading>[] = [
  { field: 'station', headerName: 'Station' },
  {
    field: 'takenAt',
    headerName: 'Taken',
    type: 'dateTime',
    width: 190,
    valueFormatter: (value: Date | null) => value?.toLocaleString('en-US'),
  },
  {
    field: 'humidity',
    headerName: 'Humidity',
    type: 'number',
    width: 230,
    display: 'flex',
    availableAggregationFunctions: ['avg', 'min', 'max', 'size'],
    valueFormatter: (value: number | null) =>
      value == null ? '' : `${Math.round(value)}%`,
    renderCell: (params) => <HumidityCell {...params} />,
  },
];

export default function CustomRender() {
  const [model, setModel] = React.useState<GridAggregationModel>({
    humidity: 'avg',
  });

  return (
    <Stack spacing={2}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Aggregation"
        value={model.humidity}
        onChange={(_event, name: string | null) =>
          name && setModel({ ...model, humidity: name })
        }
      >
        <ToggleButton value="avg">Average</ToggleButton>
        <ToggleButton value="max">Highest</ToggleButton>
        <ToggleButton value="size">Number of readings</ToggleButton>
      </ToggleButtonGroup>
      <div style={{ height: 420 }}>
        <DataGridPremium
          slotProps={{ main: { 'aria-label': 'Humidity by station' } }}
          rows={readings}
          columns={columns}
          groupingColDef={{ width: 205 }}
          aggregationModel={model}
          onAggregationModelChange={setModel}
          initialState={{
            rowGrouping: { model: ['station'] },
            columns: { columnVisibilityModel: { station: false } },
          }}
        />
      </div>
    </Stack>
  );
}
