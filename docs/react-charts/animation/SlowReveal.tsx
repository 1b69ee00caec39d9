import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { LineChart } from '@mui/x-charts/LineChart';
import { counterDays } from '../data/traffic';

const dates = counterDays.map(({ date }) => date);
const bridge = counterDays.map((day) => day.bridge);
const monthAndDay = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
});

export default function SlowReveal() {
  const [run, setRun] = React.useState(0);

  return (
    <Stack spacing={1}>
      <Button
        variant="outlined"
        sx={{ alignSelf: 'start' }}
        onClick={() => setRun(run + 1)}
      >
        Replay
      </Button>
      <LineChart
        key={run}
        title="Bicycles per day on a bridge, April to September 2025"
        height={260}
        xAxis={[
          {
            scaleType: 'time',
            data: dates,
            domainLimit: 'strict',
            valueFormatter: (date: Date) => monthAndDay.format(date),
          },
        ]}
        yAxis={[{ min: 0, width: 65, label: 'Bicycles per day' }]}
        series={[{ data: bridge, showMark: false }]}
        sx={{
          '& rect.MuiAppearingMask-animate': {
            animationDuration: '2s',
            animationTimingFunction: 'linear',
          },
        }}
      />
    </Stack>
  );
}
