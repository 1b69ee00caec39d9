import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { BarChart, type BarLabelProps } from '@mui/x-charts/BarChart';
import { useAnimateBarLabel } from '@mui/x-charts/hooks';
import { days, weeks } from './depot';

function OutlinedLabel(props: BarLabelProps) {
  const { ref, x, y } = useAnimateBarLabel(props);

  return (
    <text
      ref={ref}
      x={x}
      y={y}
      textAnchor="middle"
      dominantBaseline="central"
      fontSize={14}
      fontWeight={700}
      fill="var(--mui-palette-text-primary)"
      stroke="var(--mui-palette-background-paper)"
      strokeWidth={4}
      paintOrder="stroke"
    >
      {props.children}
    </text>
  );
}

export default function DefaultMotionInSlot() {
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
      <BarChart
        key={run}
        title="Parcels per day in week 22"
        height={260}
        xAxis={[{ data: days }]}
        yAxis={[{ max: 600, label: 'Parcels' }]}
        series={[{ data: weeks[0].parcels }]}
        barLabel="value"
        slots={{ barLabel: OutlinedLabel }}
      />
    </Stack>
  );
}
