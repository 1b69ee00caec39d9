import * as React from 'react';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import { BarChart } from '@mui/x-charts/BarChart';
import { runners } from '../data/sport';

const minutes = Array.from({ length: 16 }, (_, bin) => 130 + bin * 10);
const countIn = (group: string, start: number) =>
  runners.filter(
    (runner) =>
      runner.group === group && Math.floor(runner.finish / 10) * 10 === start,
  ).length;

export default function BandGaps() {
  const [categoryGapRatio, setCategoryGapRatio] = React.useState(0.2);
  const [barGapRatio, setBarGapRatio] = React.useState(0.1);
  const axis = {
    scaleType: 'band' as const,
    label: 'Finish (min)',
    data: minutes,
    categoryGapRatio,
    barGapRatio,
  };

  return (
    <Stack spacing={1}>
      <BarChart
        title="Finishers of a marathon by time, women and men, in steps of ten minutes"
        height={260}
        xAxis={[axis]}
        yAxis={[{ label: 'Runners' }]}
        series={['Women', 'Men'].map((group) => ({
          label: group,
          data: minutes.map((start) => countIn(group, start)),
        }))}
      />
      <Stack direction="row" spacing={4}>
        <div style={{ flex: 1 }}>
          categoryGapRatio: {categoryGapRatio}
          <Slider
            size="small"
            aria-label="categoryGapRatio"
            min={0}
            max={0.9}
            step={0.1}
            value={categoryGapRatio}
            onChange={(_, value) => setCategoryGapRatio(Number(value))}
          />
        </div>
        <div style={{ flex: 1 }}>
          barGapRatio: {barGapRatio}
          <Slider
            size="small"
            aria-label="barGapRatio"
            min={-1}
            max={1}
            step={0.1}
            value={barGapRatio}
            onChange={(_, value) => setBarGapRatio(Number(value))}
          />
        </div>
      </Stack>
    </Stack>
  );
}
