import * as React from 'react';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import { BarChart } from '@mui/x-charts/BarChart';
import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';
import { formatDay, monthStarts, plan, tasks } from './schedule';

export default function PlanBars() {
  const [permitDays, setPermitDays] = React.useState(20);
  const planned = plan(
    tasks.map((task) =>
      task.name === 'Permit' ? { ...task, days: permitDays } : task,
    ),
  );

  return (
    <Stack spacing={1}>
      <BarChart
        title="Schedule of a footbridge, ten tasks from March 2 on"
        layout="horizontal"
        height={360}
        borderRadius={4}
        grid={{ vertical: true }}
        axisHighlight={{ x: 'none', y: 'band' }}
        yAxis={[
          {
            data: planned.map(({ name }) => name),
            width: 84,
            categoryGapRatio: 0.4,
            tickLabelInterval: () => true,
          },
        ]}
        xAxis={[
          {
            max: 150,
            domainLimit: 'strict',
            tickInterval: monthStarts,
            valueFormatter: formatDay,
          },
        ]}
        series={[
          {
            data: planned.map(({ start }) => start),
            stack: 'plan',
            color: 'transparent',
            valueFormatter: () => null,
          },
          {
            label: 'Done',
            data: planned.map(({ done }) => done),
            stack: 'plan',
            color: '#1f7a8c',
            valueFormatter: (days) => `${days} days`,
          },
          {
            label: 'Left',
            data: planned.map(({ days, done }) => days - done),
            stack: 'plan',
            color: '#8fc1cb',
            valueFormatter: (days, { dataIndex }) => {
              const { start, days: all } = planned[dataIndex];
              return `${days} days, until ${formatDay(start + all)}`;
            },
          },
        ]}
      >
        <ChartsReferenceLine x={46} label="Today" labelAlign="start" />
      </BarChart>
      <div>
        Days until the permit: {permitDays}
        <Slider
          size="small"
          aria-label="Days until the permit"
          min={10}
          max={60}
          value={permitDays}
          onChange={(_, days) => setPermitDays(Number(days))}
        />
      </div>
    </Stack>
  );
}
