import * as React from 'react';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { LineChart } from '@mui/x-charts/LineChart';
import { formats, years } from './musicFormats';

const results = {
  none: 'Streaming is at the bottom, because it comes first in series.',
  reverse: 'Cassette is at the bottom, because it comes last in series.',
  appearance: 'Vinyl is at the bottom: its best year, 1976, is the earliest.',
  ascending: 'Downloads are at the bottom: their sum is the smallest.',
  descending: 'CD is at the bottom: its sum is the largest.',
  insideOut: 'Early peaks are in the middle, later ones farther out.',
};
const orders = Object.keys(results) as (keyof typeof results)[];

export default function OrderChooser() {
  const [stackOrder, setStackOrder] = React.useState(orders[0]);

  return (
    <Stack spacing={2}>
      <TextField
        select
        size="small"
        label="stackOrder"
        value={stackOrder}
        onChange={(event) => setStackOrder(event.target.value as typeof stackOrder)}
      >
        {orders.map((order) => (
          <MenuItem key={order} value={order}>
            {order}
          </MenuItem>
        ))}
      </TextField>
      <div aria-live="polite">{results[stackOrder]}</div>
      <LineChart
        title="Music sold by format, in million dollars a year"
        height={300}
        xAxis={[{ data: years, domainLimit: 'strict', valueFormatter: String }]}
        yAxis={[{ width: 52 }]}
        series={formats.map((format) => ({
          ...format,
          area: true,
          showMark: false,
          stack: 'sales',
          stackOrder,
        }))}
      />
    </Stack>
  );
}
