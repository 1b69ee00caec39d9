import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { Heatmap } from '@mui/x-charts-pro/Heatmap';
import { bridgeCounts, hours, weekdays } from '../data/traffic';

export default function HeatLegend() {
  const [direction, setDirection] = React.useState<'vertical' | 'horizontal'>(
    'vertical',
  );

  return (
    <Stack spacing={1} sx={{ alignItems: 'center' }}>
      <Heatmap
        height={280}
        hideLegend={false}
        xAxis={[{ data: hours }]}
        yAxis={[{ data: weekdays }]}
        zAxis={[
          {
            colorMap: {
              type: 'continuous',
              min: 0,
              max: 650,
              color: ['#fff1cf', '#7a1fa2'],
            },
          },
        ]}
        series={[
          {
            label: 'Bicycles per hour',
            data: bridgeCounts.map(({ weekday, hour, bikes }) => [
              hour,
              weekday,
              bikes,
            ]),
          },
        ]}
        slotProps={{
          legend: {
            direction,
            position: { vertical: 'middle', horizontal: 'end' },
            maxLabel: ({ formattedValue }) => `${formattedValue}/h`,
          },
        }}
      >
        <title>Bicycles on the bridge by weekday and hour</title>
      </Heatmap>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Direction of the legend"
        value={direction}
        onChange={(_, value) => setDirection(value ?? direction)}
      >
        <ToggleButton value="vertical">Vertical</ToggleButton>
        <ToggleButton value="horizontal">Horizontal</ToggleButton>
      </ToggleButtonGroup>
    </Stack>
  );
}
