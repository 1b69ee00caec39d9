import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { BarChart } from '@mui/x-charts/BarChart';
import { months, rentals, sales } from './bikeShop';

export default function AnimatedBars() {
  const [count, setCount] = React.useState(6);
  const [skipAnimation, setSkipAnimation] = React.useState(false);

  return (
    <Stack spacing={1}>
      <BarChart
        aria-label="Monthly sales and rentals of a bike shop"
        height={260}
        skipAnimation={skipAnimation}
        xAxis={[{ data: months.slice(0, count) }]}
        yAxis={[{ label: 'Thousand dollars' }]}
        series={[
          { label: 'Sales', data: sales.slice(0, count) },
          { label: 'Rentals', data: rentals.slice(0, count) },
        ]}
      />
      <Stack direction="row" spacing={4} sx={{ alignItems: 'center' }}>
        <Slider
          aria-label="Months shown"
          min={1}
          max={12}
          marks
          valueLabelDisplay="auto"
          value={count}
          onChange={(_, value) => setCount(value)}
        />
        <FormControlLabel
          label="skipAnimation"
          control={<Switch checked={skipAnimation} />}
          onChange={(_, checked) => setSkipAnimation(checked)}
        />
      </Stack>
    </Stack>
  );
}
