import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { Heatmap } from '@mui/x-charts-pro/Heatmap';
import type { HeatmapValueType } from '@mui/x-charts-pro/models';
import { cityClimates, months } from '../data/climate';

const cities = cityClimates.map(({ city }) => city);
const data = cityClimates.flatMap(({ temperature }, city) =>
  temperature.map((value, month): HeatmapValueType => [month, city, value]),
);

const zAxes: Record<string, React.ComponentProps<typeof Heatmap>['zAxis']> = {
  continuous: [
    {
      colorMap: {
        type: 'continuous',
        min: -25,
        max: 35,
        color: ['#f3efdc', '#9b1c31'],
      },
    },
  ],
  piecewise: [
    {
      colorMap: {
        type: 'piecewise',
        thresholds: [0, 10, 20, 30],
        colors: ['#3a6ea5', '#9ecae1', '#f6e3a1', '#f09a4f', '#b5302a'],
      },
    },
  ],
};

export default function MonthByCityHeat() {
  const [type, setType] = React.useState('continuous');

  return (
    <Stack spacing={1}>
      <Heatmap
        height={280}
        xAxis={[{ data: months }]}
        yAxis={[{ data: cities, width: 92 }]}
        zAxis={zAxes[type]}
        series={[
          {
            label: 'Mean temperature',
            data,
            valueFormatter: ([, , value]) => `${value} °C`,
          },
        ]}
      >
        <title>Mean temperature of six cities by month</title>
      </Heatmap>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Type of the color map"
        value={type}
        onChange={(_, value) => setType(value ?? type)}
      >
        <ToggleButton value="continuous">Continuous</ToggleButton>
        <ToggleButton value="piecewise">Piecewise</ToggleButton>
      </ToggleButtonGroup>
    </Stack>
  );
}
