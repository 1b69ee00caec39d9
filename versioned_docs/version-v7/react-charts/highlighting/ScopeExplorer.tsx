import * as React from 'react';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { BarChart } from '@mui/x-charts/BarChart';
import type { FadeOptions, HighlightOptions } from '@mui/x-charts/context';
import { LineChart } from '@mui/x-charts/LineChart';
import { PieChart } from '@mui/x-charts/PieChart';
import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { regionMix } from '../data/energy';
import { createRunners } from '../data/sport';
import { commuteYears } from '../data/traffic';

const ways = ['car', 'transit', 'bike', 'walk'] as const;
const runners = createRunners(100);
const options = {
  chart: ['bar', 'line', 'area', 'scatter', 'pie'],
  highlight: ['none', 'item', 'series'],
  fade: ['none', 'series', 'global'],
} as const;
const names = ['chart', 'highlight', 'fade'] as const;

interface Scope {
  highlight: HighlightOptions;
  fade: FadeOptions;
}

function ScopedChart({ chart, scope }: { chart: string; scope: Scope }) {
  const height = 300;

  if (chart === 'bar') {
    return (
      <BarChart
        title="Electricity by region and source, in terawatt-hours"
        height={height}
        xAxis={[{ scaleType: 'band', data: regionMix.map((row) => row.region) }]}
        series={(['hydro', 'wind', 'solar'] as const).map((source) => ({
          label: source,
          data: regionMix.map((row) => row[source]),
          highlightScope: scope,
        }))}
      />
    );
  }
  if (chart === 'scatter') {
    return (
      <ScatterChart
        title="Training and finish times of marathon runners"
        height={height}
        sx={{
          '& .MuiChartsAxis-left .MuiChartsAxis-label': {
            transform: 'translateX(-10px)',
          },
        }}
        xAxis={[{ label: 'Training (km a week)' }]}
        yAxis={[{ label: 'Finish (min)' }]}
        series={['Women', 'Men'].map((group) => ({
          label: group,
          data: runners
            .filter((runner) => runner.group === group)
            .map(({ id, training, finish }) => ({ id, x: training, y: finish })),
          highlightScope: scope,
        }))}
      />
    );
  }
  if (chart === 'pie') {
    return (
      <PieChart
        title="Ways to work in 2001, inner ring, and 2025, outer ring"
        height={height}
        margin={{ left: 5, right: 5 }}
        slotProps={{ legend: { hidden: true } }}
        series={[commuteYears[0], commuteYears[24]].map((year, ring) => ({
          innerRadius: 30 + ring * 50,
          outerRadius: 75 + ring * 50,
          data: ways.map((way) => ({
            id: way,
            label: `${way}, ${year.year}`,
            value: year[way],
          })),
          highlightScope: scope,
        }))}
      />
    );
  }
  return (
    <LineChart
      title="Ways to work, 2001 to 2025, in percent"
      height={height}
      xAxis={[{ data: commuteYears.map((row) => row.year), valueFormatter: String }]}
      series={ways.map((way) => ({
        label: way,
        showMark: false,
        ...(chart === 'area' && { area: true, stack: 'ways' }),
        data: commuteYears.map((row) => row[way]),
        highlightScope: scope,
      }))}
    />
  );
}

export default function ScopeExplorer() {
  const [choice, setChoice] = React.useState<{ chart: string } & Scope>({
    chart: 'bar',
    highlight: 'series',
    fade: 'global',
  });
  const { chart, highlight, fade } = choice;

  return (
    <Stack spacing={2}>
      <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap' }}>
        {names.map((name) => (
          <TextField
            key={name}
            select
            size="small"
            label={name}
            value={choice[name]}
            onChange={(event) =>
              setChoice({ ...choice, [name]: event.target.value })
            }
            sx={{ minWidth: 110 }}
          >
            {options[name].map((value) => (
              <MenuItem key={value} value={value}>
                {value}
              </MenuItem>
            ))}
          </TextField>
        ))}
      </Stack>
      <ScopedChart chart={chart} scope={{ highlight, fade }} />
    </Stack>
  );
}
