import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import { LineChart } from '@mui/x-charts/LineChart';
import { stationYear } from '../data/climate';

const formatDay = (date: Date) =>
  date.toLocaleDateString('en-US', { month: 'short', day: 'numeric' });

export default function RangeAndDomain() {
  const [range, setRange] = React.useState([0, 25]);

  return (
    <Stack spacing={1}>
      <LineChart
        title="Daily high and low temperature of a weather station in 2025"
        height={300}
        xAxis={[
          {
            scaleType: 'time',
            data: stationYear.map((day) => day.date),
            domainLimit: 'strict',
            valueFormatter: formatDay,
          },
        ]}
        yAxis={[{ min: range[0], max: range[1], label: 'Temperature (°C)' }]}
        series={[
          {
            label: 'High',
            showMark: false,
            data: stationYear.map((day) => day.high),
          },
          { label: 'Low', showMark: false, data: stationYear.map((day) => day.low) },
        ]}
      />
      <Box sx={{ px: 2 }}>
        min {range[0]} °C, max {range[1]} °C
        <Slider
          size="small"
          getAriaLabel={(index) => (index === 0 ? 'min' : 'max')}
          min={-20}
          max={45}
          step={5}
          disableSwap
          value={range}
          onChange={(_, value) => setRange(value as number[])}
        />
      </Box>
    </Stack>
  );
}
