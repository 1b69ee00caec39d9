import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { BarChart } from '@mui/x-charts/BarChart';
import { anomalies } from '../data/climate';

const byValue = {
  type: 'piecewise' as const,
  thresholds: [0],
  colors: ['#2f7fb5', '#c8553d'],
};

const byYear = {
  type: 'piecewise' as const,
  thresholds: [1951, 1981],
  colors: ['#8a8f98', '#b3800d', '#8a8f98'],
};

export default function ColorByPosition() {
  const [axis, setAxis] = React.useState('y');
  const years = {
    scaleType: 'band' as const,
    data: anomalies.map(({ year }) => year),
    categoryGapRatio: 0,
    tickInterval: (year: number) => year % 20 === 0,
    valueFormatter: (year: number) => String(year),
    colorMap: axis === 'x' ? byYear : undefined,
  };

  return (
    <Stack spacing={1}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Axis with the colorMap"
        value={axis}
        onChange={(_, value) => setAxis(value ?? axis)}
      >
        <ToggleButton value="y">y-axis: value</ToggleButton>
        <ToggleButton value="x">x-axis: year</ToggleButton>
      </ToggleButtonGroup>
      <BarChart
        title="Temperature of each year from 1880 to 2024, compared with the mean of 1951 to 1980"
        height={280}
        xAxis={[years]}
        yAxis={[
          {
            label: 'Deviation (°C)',
            colorMap: axis === 'y' ? byValue : undefined,
          },
        ]}
        series={[{ data: anomalies.map(({ anomaly }) => anomaly) }]}
      />
    </Stack>
  );
}
