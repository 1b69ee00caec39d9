import * as React from 'react';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useDrawingArea, useYScale } from '@mui/x-charts/hooks';
import { LineChart } from '@mui/x-charts/LineChart';
import type { AxisConfig } from '@mui/x-charts/models';
import { powerWeek } from '../data/energy';

const hours = powerWeek.slice(0, 48);
const limits: Record<string, AxisConfig['domainLimit']> = {
  nice: 'nice',
  strict: 'strict',
  'from zero, with a tenth of headroom': (_, max) => ({ min: 0, max: max * 1.1 }),
};

function RangeNote() {
  const { left, top } = useDrawingArea();
  const [min, max] = useYScale<'linear'>().domain();
  return (
    <text
      x={left}
      y={top - 6}
      style={{ fill: 'var(--mui-palette-text-primary)', fontSize: 13 }}
    >
      The axis runs from {Number(min.toFixed(1))} to {Number(max.toFixed(1))} MW
    </text>
  );
}

export default function DomainChoices() {
  const [choice, setChoice] = React.useState('nice');

  return (
    <Stack spacing={2}>
      <TextField
        select
        size="small"
        label="domainLimit"
        value={choice}
        onChange={(event) => setChoice(event.target.value)}
      >
        {Object.keys(limits).map((name) => (
          <MenuItem key={name} value={name}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      <LineChart
        title="Power demand of a region over two days"
        height={260}
        xAxis={[{ data: hours.map((_, hour) => hour), label: 'Hours since Monday' }]}
        yAxis={[{ domainLimit: limits[choice] }]}
        series={[{ showMark: false, data: hours.map((hour) => hour.demand) }]}
      >
        <RangeNote />
      </LineChart>
    </Stack>
  );
}
