import * as React from 'react';
import { blue, orange, teal } from '@mui/material/colors';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { LineChart } from '@mui/x-charts/LineChart';
import type { XAxis, YAxis } from '@mui/x-charts/models';
import { level, weeks } from './reservoir';

type ColorMaps = [x: XAxis<'linear'>['colorMap'], y: YAxis['colorMap']];

const byWeek: ColorMaps[0] = {
  type: 'piecewise',
  thresholds: [13],
  colors: [blue[300], blue[800]],
};
const byHeight: ColorMaps[1] = {
  type: 'piecewise',
  thresholds: [40, 80],
  colors: [teal[500], blue[500], orange[800]],
};

const maps: Record<string, ColorMaps> = {
  'piecewise, on the y-axis': [undefined, byHeight],
  'continuous, on the y-axis': [
    undefined,
    { type: 'continuous', min: 25, max: 95, color: [teal[400], orange[800]] },
  ],
  'piecewise, on the x-axis': [byWeek, undefined],
  'both axes: the y-axis wins': [byWeek, byHeight],
};

export default function ColorByAxisLine() {
  const [choice, setChoice] = React.useState('piecewise, on the y-axis');
  const [xMap, yMap] = maps[choice];

  return (
    <Stack spacing={2}>
      <TextField
        select
        size="small"
        label="colorMap"
        value={choice}
        onChange={(event) => setChoice(event.target.value)}
      >
        {Object.keys(maps).map((name) => (
          <MenuItem key={name} value={name}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      <LineChart
        aria-label="Fill of a reservoir in percent, over 26 weeks"
        height={280}
        xAxis={[{ data: weeks, label: 'Week', colorMap: xMap }]}
        yAxis={[{ label: 'Fill (%)', colorMap: yMap }]}
        series={[{ data: level, area: true }]}
      />
    </Stack>
  );
}
