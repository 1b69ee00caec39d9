import * as React from 'react';
import { blue, grey, orange } from '@mui/material/colors';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { BarChart } from '@mui/x-charts/BarChart';
import { months } from '../data/climate';

const hired = [6, 9, 14, 11, 8, 12, 5, 4, 17, 13, 9, 3];
const returned = [2, 1, 3, 2, 4, 1, 2, 5, 3, 2, 1, 2];
const left = [-8, -4, -5, -7, -6, -9, -7, -5, -8, -4, -6, -10];
const valueFormatter = (people: number | null) => `${Math.abs(people ?? 0)}`;

export default function AboveAndBelowZero() {
  const [layout, setLayout] = React.useState('stacked');
  const stack = layout === 'stacked' ? 'staff' : undefined;

  return (
    <div>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Layout of the bars"
        value={layout}
        onChange={(_, value) => setLayout(value ?? layout)}
        sx={{ '& button': { textTransform: 'none' } }}
      >
        <ToggleButton value="stacked">Stacked by sign</ToggleButton>
        <ToggleButton value="grouped">Side by side</ToggleButton>
      </ToggleButtonGroup>
      <BarChart
        title="People who joined and left a company in 2025"
        height={320}
        grid={{ horizontal: true }}
        xAxis={[{ data: months }]}
        yAxis={[{ label: 'People', min: -15, max: 25, valueFormatter }]}
        series={[
          { label: 'Hired', stack, color: blue[600], data: hired, valueFormatter },
          {
            label: 'Back from leave',
            stack,
            color: grey[600],
            data: returned,
            valueFormatter,
          },
          { label: 'Left', stack, color: orange[800], data: left, valueFormatter },
        ]}
      />
    </div>
  );
}
