import * as React from 'react';
import { blue, orange, teal } from '@mui/material/colors';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { BarChart } from '@mui/x-charts/BarChart';
import type { XAxis, YAxis } from '@mui/x-charts/models';
import { balance, years } from './garden';

type ColorMaps = [categories: XAxis<'band'>['colorMap'], values: YAxis['colorMap']];

const byYear: ColorMaps[0] = {
  type: 'ordinal',
  values: [2008, 2009, 2020],
  colors: [orange[800], orange[800], orange[400]],
  unknownColor: blue[500],
};
const byValue: ColorMaps[1] = {
  type: 'piecewise',
  thresholds: [0, 15],
  colors: [orange[700], blue[400], teal[500]],
};

const maps: Record<string, ColorMaps> = {
  'piecewise, on the values': [undefined, byValue],
  'continuous, on the values': [
    undefined,
    { type: 'continuous', min: -25, max: 30, color: [orange[700], teal[400]] },
  ],
  'ordinal, on the categories': [byYear, undefined],
  'both axes: the values win': [byYear, byValue],
};

export default function ColorByAxis() {
  const [choice, setChoice] = React.useState('piecewise, on the values');
  const [categoryMap, valueMap] = maps[choice];

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
      <BarChart
        aria-label="Yearly balance of a community garden, 2002 to 2025"
        height={280}
        xAxis={[{ data: years, valueFormatter: String, colorMap: categoryMap }]}
        yAxis={[{ label: 'Balance (thousand $)', colorMap: valueMap }]}
        series={[{ data: balance }]}
      />
    </Stack>
  );
}
