import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import { BarChart, type BarChartProps } from '@mui/x-charts/BarChart';
import { LineChart } from '@mui/x-charts/LineChart';
import { exportQuarters } from '../data/trade';

const offsets = ['none', 'diverging', 'expand', 'silhouette', 'wiggle'] as const;
const quarters = exportQuarters.map(({ quarter }) => quarter);
const sectors = [
  { id: 'machinery', label: 'Machinery' },
  { id: 'vehicles', label: 'Vehicles' },
  { id: 'chemicals', label: 'Chemicals' },
] as const;
const [machinery, vehicles, chemicals] = sectors.map((sector) => ({
  ...sector,
  data: exportQuarters.map((row) => row[sector.id]),
}));
const imports = {
  id: 'imports',
  label: 'Imported parts',
  data: vehicles.data.map((value) => -Math.round(value * 0.45)),
};

export default function OffsetChooser() {
  const [stackOffset, setStackOffset] =
    React.useState<(typeof offsets)[number]>('diverging');
  const [isArea, setIsArea] = React.useState(false);
  const [hasNegative, setHasNegative] = React.useState(true);

  const series = hasNegative
    ? [machinery, imports, vehicles, chemicals]
    : [machinery, vehicles, chemicals];
  const stacked = series.map((one) => ({ ...one, stack: 'trade', stackOffset }));
  const yAxis: BarChartProps['yAxis'] = [
    {
      valueFormatter: (value: number) =>
        stackOffset === 'expand'
          ? `${Math.round(value * 100)}%`
          : value.toLocaleString('en-US'),
    },
  ];

  return (
    <Stack spacing={2}>
      <Stack
        direction="row"
        useFlexGap
        spacing={2}
        sx={{ flexWrap: 'wrap', alignItems: 'center' }}
      >
        <TextField
          select
          size="small"
          label="stackOffset"
          value={stackOffset}
          onChange={(event) =>
            setStackOffset(event.target.value as typeof stackOffset)
          }
          sx={{ minWidth: 140 }}
        >
          {offsets.map((offset) => (
            <MenuItem key={offset} value={offset}>
              {offset}
            </MenuItem>
          ))}
        </TextField>
        <FormControlLabel
          label="Areas"
          control={<Switch checked={isArea} onChange={() => setIsArea(!isArea)} />}
        />
        <FormControlLabel
          label="Negative values"
          control={
            <Switch
              checked={hasNegative}
              onChange={() => setHasNegative(!hasNegative)}
            />
          }
        />
      </Stack>
      {isArea ? (
        <LineChart
          title="Trade by quarter, in million dollars, as areas"
          height={340}
          margin={{ top: 70, bottom: 30 }}
          xAxis={[{ data: quarters, scaleType: 'point' }]}
          yAxis={yAxis}
          series={stacked.map((one) => ({ ...one, area: true, showMark: false }))}
        />
      ) : (
        <BarChart
          title="Trade by quarter, in million dollars, as bars"
          height={340}
          margin={{ top: 70, bottom: 30 }}
          xAxis={[{ scaleType: 'band', data: quarters }]}
          yAxis={yAxis}
          series={stacked}
        />
      )}
    </Stack>
  );
}
