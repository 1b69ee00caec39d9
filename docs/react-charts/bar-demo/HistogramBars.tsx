import * as React from 'react';
import { blue } from '@mui/material/colors';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { BarChart, barElementClasses } from '@mui/x-charts/BarChart';
import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';
import { runners } from '../data/sport';

const times = runners.map(({ finish }) => finish).sort((a, b) => a - b);
const median = (times[149] + times[150]) / 2;
const start = 120;
const end = 360;

const formatTime = (minutes: number) =>
  `${Math.floor(minutes / 60)}:${`${Math.round(minutes % 60)}`.padStart(2, '0')}`;

export default function HistogramBars() {
  const [size, setSize] = React.useState(10);
  const bins = Array.from(
    { length: (end - start) / size },
    (_, index) => start + index * size,
  );
  const counts = bins.map(
    (bin) => times.filter((time) => time >= bin && time < bin + size).length,
  );

  return (
    <Stack>
      <BarChart
        title={`Finish times of 300 runners, median ${formatTime(median)}`}
        height={300}
        hideLegend
        xAxis={[
          {
            data: bins,
            label: 'Finish time (h:mm)',
            categoryGapRatio: 0,
            tickPlacement: 'start',
            tickLabelPlacement: 'tick',
            tickInterval: (bin: number) => bin % 30 === 0,
            valueFormatter: (bin: number, context: { location: string }) =>
              context.location === 'tick'
                ? formatTime(bin)
                : `${formatTime(bin)} to ${formatTime(bin + size)}`,
          },
          { id: 'minutes', scaleType: 'linear', min: start, max: end },
        ]}
        yAxis={[{ label: 'Runners' }]}
        series={[{ label: 'Runners', color: blue[600], data: counts }]}
        sx={{
          [`& .${barElementClasses.root}`]: {
            stroke: 'var(--mui-palette-background-paper)',
          },
        }}
      >
        <ChartsReferenceLine
          axisId="minutes"
          x={median}
          label={`Median ${formatTime(median)}`}
          labelAlign="start"
          labelStyle={{ fontSize: 13 }}
        />
      </BarChart>
      <Typography id="histogram-bin">Width of a bar: {size} minutes</Typography>
      <Slider
        aria-labelledby="histogram-bin"
        marks={[
          { value: 5 },
          { value: 10 },
          { value: 15 },
          { value: 20 },
          { value: 30 },
        ]}
        step={null}
        min={5}
        max={30}
        value={size}
        onChange={(_, value) => setSize(value as number)}
      />
    </Stack>
  );
}
