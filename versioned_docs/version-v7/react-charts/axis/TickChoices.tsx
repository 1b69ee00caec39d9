import * as React from 'react';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { LineChart } from '@mui/x-charts/LineChart';
import { exportQuarters } from '../data/trade';

const ticks = {
  "'auto'": 'auto' as const,
  'an array: three of the quarters': ['2020 Q2', '2022 Q1', '2025 Q4'],
  'a function: first quarters': (quarter: string) => quarter.endsWith('Q1'),
};
const labels = {
  "'auto'": 'auto' as const,
  '() => true': () => true,
  'a function: every second tick': (_: string, index: number) => index % 2 === 0,
};

export default function TickChoices() {
  const [tick, setTick] = React.useState<keyof typeof ticks>(
    'a function: first quarters',
  );
  const [label, setLabel] = React.useState<keyof typeof labels>("'auto'");

  return (
    <Stack spacing={2}>
      <TextField
        select
        size="small"
        label="tickInterval"
        value={tick}
        onChange={(event) => setTick(event.target.value as typeof tick)}
      >
        {Object.keys(ticks).map((name) => (
          <MenuItem key={name} value={name}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        select
        size="small"
        label="tickLabelInterval"
        value={label}
        onChange={(event) => setLabel(event.target.value as typeof label)}
      >
        {Object.keys(labels).map((name) => (
          <MenuItem key={name} value={name}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      <LineChart
        title="Machinery exports by quarter, 2020 to 2025"
        height={260}
        sx={{
          '& .MuiChartsAxis-left .MuiChartsAxis-label': {
            transform: 'translateX(-10px)',
          },
        }}
        xAxis={[
          {
            scaleType: 'point',
            data: exportQuarters.map((row) => row.quarter),
            tickInterval: ticks[tick],
            tickLabelInterval: labels[label],
          },
        ]}
        yAxis={[{ label: 'Exports (million $)' }]}
        series={[{ data: exportQuarters.map((row) => row.machinery) }]}
      />
    </Stack>
  );
}
