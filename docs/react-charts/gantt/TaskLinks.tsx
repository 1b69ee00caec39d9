import * as React from 'react';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { BarChart } from '@mui/x-charts/BarChart';
import { useXScale, useYScale } from '@mui/x-charts/hooks';
import { formatDay, monthStarts, plan, tasks } from './schedule';

const planned = plan(tasks);

function Links({ selected }: { selected: string }) {
  const xScale = useXScale<'linear'>();
  const yScale = useYScale<'band'>();
  const barHeight = yScale.bandwidth();

  return planned.flatMap((task) =>
    task.after.map((name) => {
      const before = planned.find((other) => other.name === name)!;
      const x = xScale(before.start + before.days);
      const y = (yScale(name) ?? 0) + barHeight / 2;
      const tip = [xScale(task.start) + 8, yScale(task.name) ?? 0];
      const isSelected = task.name === selected;
      const color = isSelected
        ? 'var(--mui-palette-error-main)'
        : 'var(--mui-palette-text-secondary)';

      return (
        <g key={name + task.name} pointerEvents="none">
          <path
            d={`M${x},${y} H${tip[0]} V${tip[1] - 4}`}
            fill="none"
            stroke={color}
            strokeWidth={isSelected ? 2.5 : 1}
          />
          <path d={`M${tip} l-4,-6 h8 z`} fill={color} />
        </g>
      );
    }),
  );
}

export default function TaskLinks() {
  const [selected, setSelected] = React.useState('Deck');

  return (
    <Stack spacing={1}>
      <TextField
        select
        size="small"
        label="Task"
        value={selected}
        onChange={(event) => setSelected(event.target.value)}
        sx={{ width: 160 }}
      >
        {tasks.map(({ name }) => (
          <MenuItem key={name} value={name}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      <BarChart
        title="Schedule of a footbridge, with links between its ten tasks"
        layout="horizontal"
        height={360}
        hideLegend
        borderRadius={4}
        yAxis={[
          {
            data: planned.map(({ name }) => name),
            width: 84,
            categoryGapRatio: 0.5,
            tickLabelInterval: () => true,
          },
        ]}
        xAxis={[{ max: 120, tickInterval: monthStarts, valueFormatter: formatDay }]}
        series={[
          {
            data: planned.map(({ start }) => start),
            stack: 'plan',
            color: 'transparent',
            valueFormatter: () => null,
          },
          {
            label: 'Work',
            data: planned.map(({ days }) => days),
            stack: 'plan',
            color: '#8fc1cb',
            valueFormatter: (days, { dataIndex }) =>
              `${days} days from ${formatDay(planned[dataIndex].start)}`,
          },
        ]}
      >
        <Links selected={selected} />
      </BarChart>
    </Stack>
  );
}
