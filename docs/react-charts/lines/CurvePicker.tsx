import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
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

const stock = [34, 52, 47, 18, 29, 61];
const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

export default function CurvePicker() {
  const [curve, setCurve] = React.useState<CurveType>('step');
  const [strictStepCurve, setStrictStepCurve] = React.useState(false);

  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, my: 1 }}>
        <TextField
          select
          size="small"
          label="curve"
          value={curve}
          onChange={(event) => setCurve(event.target.value as CurveType)}
          sx={{ minWidth: 160 }}
        >
          {curves.map((name) => (
            <MenuItem key={name} value={name}>
              {name}
            </MenuItem>
          ))}
        </TextField>
        <FormControlLabel
          label="strictStepCurve"
          control={
            <Switch
              checked={strictStepCurve}
              disabled={!curve.startsWith('step')}
              onChange={(event) => setStrictStepCurve(event.target.checked)}
            />
          }
        />
      </Box>
      <ChartContainer
        aria-label="Loaves in stock per day"
        height={260}
        xAxis={[{ scaleType: 'band', data: days }]}
        series={[
          {
            type: 'bar',
            data: stock,
            color: 'var(--mui-palette-action-disabledBackground)',
          },
          {
            type: 'line',
            data: stock,
            color: 'var(--mui-palette-primary-main)',
            curve,
            strictStepCurve,
          },
        ]}
      >
        <BarPlot />
        <LinePlot />
        <MarkPlot />
        <ChartsXAxis />
        <ChartsYAxis />
      </ChartContainer>
      <Box
        component="pre"
        dir="ltr"
        sx={{
          m: 0,
          p: 1.5,
          borderRadius: 1,
          bgcolor: 'action.hover',
          fontSize: 13,
          whiteSpace: 'pre-wrap',
        }}
      >
        {`{ type: 'line', data, curve: '${curve}'${strictStepCurve && curve.startsWith('step') ? ', strictStepCurve: true' : ''} }`}
      </Box>
    </Box>
  );
}
