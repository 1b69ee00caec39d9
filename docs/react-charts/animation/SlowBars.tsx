import * as React from 'react';
import Button from '@mui/material/Button';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import { BarChart, type BarElementProps } from '@mui/x-charts/BarChart';
import { days, weeks } from './depot';

function CssBar(props: BarElementProps & { ownerState?: unknown }) {
  const {
    ownerState,
    id,
    dataIndex,
    xOrigin,
    yOrigin,
    layout,
    skipAnimation,
    ...rect
  } = props;

  return (
    <rect
      {...rect}
      style={{
        transition: skipAnimation
          ? undefined
          : 'y var(--duration) ease-out, height var(--duration) ease-out',
      }}
    />
  );
}

export default function SlowBars() {
  const [index, setIndex] = React.useState(0);
  const [duration, setDuration] = React.useState(900);

  return (
    <Stack spacing={1}>
      <Stack direction="row" spacing={4} sx={{ alignItems: 'center', pr: 2 }}>
        <Button
          variant="outlined"
          sx={{ flexShrink: 0 }}
          onClick={() => setIndex((index + 1) % weeks.length)}
        >
          Another week
        </Button>
        <Slider
          aria-label="Duration in milliseconds"
          min={100}
          max={3000}
          step={100}
          valueLabelDisplay="auto"
          valueLabelFormat={(value) => `${value} ms`}
          value={duration}
          onChange={(_, value) => setDuration(value)}
        />
      </Stack>
      <BarChart
        title={`Parcels per day, ${weeks[index].name}`}
        height={260}
        xAxis={[{ data: days }]}
        yAxis={[{ max: 600, label: 'Parcels' }]}
        series={[{ data: weeks[index].parcels }]}
        slots={{ bar: CssBar }}
        sx={{ '--duration': `${duration}ms` }}
      />
    </Stack>
  );
}
