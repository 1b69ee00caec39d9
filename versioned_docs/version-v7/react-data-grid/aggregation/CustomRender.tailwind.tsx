import * as React from 'react';
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
    <div className="flex w-full items-center gap-3">
      <div className="h-2 flex-1 rounded bg-(--mui-palette-action-hover)">
        <div
          className="h-full rounded bg-(--mui-palette-primary-main)"
          style={{ width: `${value}%` }}
        />
      </div>
      <div className="w-10">{formattedValue}</div>
    </div>
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
    <div className="flex flex-col gap-4">
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
    </div>
  );
}
