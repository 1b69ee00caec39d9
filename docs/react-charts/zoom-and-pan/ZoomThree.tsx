import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { BarChartPro } from '@mui/x-charts-pro/BarChartPro';
import { LineChartPro } from '@mui/x-charts-pro/LineChartPro';
import { ScatterChartPro } from '@mui/x-charts-pro/ScatterChartPro';
import { powerWeek } from '../data/energy';
import { createRunners } from '../data/sport';
import { exportQuarters } from '../data/trade';

const runners = createRunners(150).map(({ id, training, finish }) => ({
  id,
  x: training,
  y: finish,
}));

// A tick at midnight shows only the day.
const formatHour = (time: Date, { location }: { location: string }) =>
  time.toLocaleString('en-US', {
    weekday: 'short',
    hour: location === 'tick' && time.getHours() === 0 ? undefined : 'numeric',
  });

export default function ZoomThree() {
  const [chart, setChart] = React.useState('line');

  return (
    <Stack spacing={2}>
      {chart === 'line' && (
        <LineChartPro
          title="Demand for power in a week, hour by hour"
          height={300}
          xAxis={[
            {
              data: powerWeek.map(({ time }) => time),
              scaleType: 'time',
              valueFormatter: formatHour,
              zoom: true,
            },
          ]}
          series={[
            {
              label: 'Demand (MW)',
              data: powerWeek.map(({ demand }) => demand),
              showMark: false,
            },
          ]}
        />
      )}
      {chart === 'bar' && (
        <BarChartPro
          title="Exports of machinery in 24 quarters"
          height={300}
          xAxis={[
            { data: exportQuarters.map(({ quarter }) => quarter), zoom: true },
          ]}
          series={[
            {
              label: 'Machinery ($ million)',
              data: exportQuarters.map(({ machinery }) => machinery),
            },
          ]}
        />
      )}
      {chart === 'scatter' && (
        <ScatterChartPro
          title="Kilometers trained a week and minutes to finish, 150 runners"
          height={300}
          xAxis={[{ zoom: true }]}
          yAxis={[{ zoom: true, min: 120 }]}
          series={[{ label: 'Minutes by weekly kilometers', data: runners }]}
        />
      )}
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Chart"
        value={chart}
        onChange={(_, value) => setChart(value ?? chart)}
      >
        <ToggleButton value="line">Line</ToggleButton>
        <ToggleButton value="bar">Bar</ToggleButton>
        <ToggleButton value="scatter">Scatter</ToggleButton>
      </ToggleButtonGroup>
    </Stack>
  );
}
