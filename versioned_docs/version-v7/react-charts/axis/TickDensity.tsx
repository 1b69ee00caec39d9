import * as React from 'react';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { LineChart } from '@mui/x-charts/LineChart';
import { powerWeek } from '../data/energy';

const HOUR = 60 * 60 * 1000;
const time = {
  scaleType: 'time',
  data: powerWeek.map((hour) => hour.time),
  domainLimit: 'strict',
  valueFormatter: (value: Date, { location }: { location: string }) => {
    const day = value.toLocaleDateString('en-US', { weekday: 'short' });
    const hour = `${value.getHours()}:00`;
    if (location !== 'tick') {
      return `${day}, ${hour}`;
    }
    return value.getHours() === 0 ? day : hour;
  },
} as const;

export default function TickDensity() {
  const [step, setStep] = React.useState(24);

  return (
    <Stack spacing={2}>
      <TextField
        select
        size="small"
        label="tickMinStep of the upper axis"
        value={step}
        onChange={(event) => setStep(Number(event.target.value))}
      >
        {[12, 24, 48].map((hours) => (
          <MenuItem key={hours} value={hours}>
            {hours} hours
          </MenuItem>
        ))}
      </TextField>
      <LineChart
        title="Power demand of a region over a week"
        height={280}
        sx={{
          '& .MuiChartsAxis-left .MuiChartsAxis-label': {
            transform: 'translateX(-10px)',
          },
        }}
        xAxis={[time, { ...time, id: 'top', tickMinStep: step * HOUR }]}
        topAxis="top"
        yAxis={[{ label: 'Demand (MW)' }]}
        series={[{ showMark: false, data: powerWeek.map((hour) => hour.demand) }]}
      />
    </Stack>
  );
}
