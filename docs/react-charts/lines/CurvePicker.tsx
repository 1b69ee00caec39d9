import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartContainer } from '@mui/x-charts/ChartContainer';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { LinePlot, MarkPlot } from '@mui/x-charts/LineChart';
import type { CurveType } from '@mui/x-charts/models';

const curves: CurveType[] = [
  'linear',
  'catmullRom',
  'monotoneX',
  'monotoneY',
  'natural',
  'step',
  'stepBefore',
  'stepAfter',
  'bumpX',
  'bumpY',
];

const loaves = [34, 52, 47, 18, 29, 61, 58, 44, 12, 37, 55, 49];
const days = loaves.map((_, index) => index + 1);

export default function CurvePicker() {
  const [curve, setCurve] = React.useState<CurveType>('step');
  const [strictStepCurve, setStrictStepCurve] = React.useState(false);
  const shape = curve.startsWith('step') ? { curve, strictStepCurve } : { curve };

  return (
    <Stack spacing={1}>
      <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap' }}>
        <TextField
          select
          size="small"
          label="curve"
          value={curve}
          onChange={(event) => setCurve(event.target.value as CurveType)}
        >
          {curves.map((name) => (
            <MenuItem key={name} value={name}>
              {name}
            </MenuItem>
          ))}
        </TextField>
        <FormControlLabel
          label="strictStepCurve"
          disabled={!curve.startsWith('step')}
          control={<Switch checked={strictStepCurve} />}
          onChange={(_, checked) => setStrictStepCurve(checked)}
        />
      </Stack>
      <ChartContainer
        aria-label="Loaves in stock over twelve days"
        height={260}
        xAxis={[{ scaleType: 'band', data: days }]}
        series={[
          {
            type: 'bar',
            data: loaves,
            color: 'var(--mui-palette-action-disabledBackground)',
          },
          {
            type: 'line',
            data: loaves,
            color: 'var(--mui-palette-primary-main)',
            ...shape,
          },
        ]}
      >
        <BarPlot />
        <LinePlot />
        <MarkPlot />
        <ChartsXAxis />
        <ChartsYAxis />
      </ChartContainer>
      <code dir="ltr" style={{ overflowWrap: 'anywhere' }}>
        {JSON.stringify({ type: 'line', ...shape })}
      </code>
    </Stack>
  );
}
