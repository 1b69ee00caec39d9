import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { BarChart, type BarChartProps } from '@mui/x-charts/BarChart';
import { bridgeCounts, hours } from '../data/traffic';

const bikes = bridgeCounts
  .filter(({ weekday }) => weekday === 0)
  .map((row) => row.bikes);

const maps: Record<string, Pick<BarChartProps, 'xAxis' | 'yAxis'>> = {
  piecewise: {
    yAxis: [
      {
        colorMap: {
          type: 'piecewise',
          thresholds: [100, 300],
          colors: ['#5b8e7d', '#d08c00', '#bc4b51'],
        },
      },
    ],
  },
  continuous: {
    yAxis: [
      { colorMap: { type: 'continuous', max: 600, color: ['#9ab7d3', '#0b3c6f'] } },
    ],
  },
  ordinal: {
    xAxis: [
      {
        scaleType: 'band',
        data: hours,
        colorMap: {
          type: 'ordinal',
          values: [8, 17],
          colors: ['#bc4b51', '#d08c00'],
          unknownColor: '#8a94a6',
        },
      },
    ],
  },
};

export default function ColorMapTypes() {
  const [type, setType] = React.useState('piecewise');

  return (
    <Stack spacing={2}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Type of the color map"
        value={type}
        onChange={(_, value) => setType(value ?? type)}
      >
        {Object.keys(maps).map((name) => (
          <ToggleButton key={name} value={name}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <BarChart
        title="Bicycles that cross a bridge on Mondays, by hour of the day"
        height={280}
        xAxis={[{ scaleType: 'band', data: hours }]}
        series={[{ label: 'Bicycles', data: bikes }]}
        slotProps={{ legend: { hidden: true } }}
        {...maps[type]}
      />
    </Stack>
  );
}
