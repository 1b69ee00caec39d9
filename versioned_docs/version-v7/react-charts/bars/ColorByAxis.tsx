import * as React from 'react';
import Box from '@mui/material/Box';
import { blue, orange, teal } from '@mui/material/colors';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { BarChart } from '@mui/x-charts/BarChart';
import type { AxisConfig } from '@mui/x-charts/models';

const years = [2017, 2018, 2019, 2020, 2021, 2022, 2023, 2024, 2025];
const balance = [-14, -6, 3, -19, -8, 7, 12, 18, 26];

const valueMaps: Record<string, AxisConfig<'linear'>['colorMap']> = {
  none: undefined,
  piecewise: {
    type: 'piecewise',
    thresholds: [0, 15],
    colors: [orange[700], blue[400], teal[500]],
  },
  continuous: {
    type: 'continuous',
    min: -20,
    max: 30,
    color: [orange[700], teal[400]],
  },
};

const categoryMaps: Record<string, AxisConfig<'band'>['colorMap']> = {
  none: undefined,
  piecewise: {
    type: 'piecewise',
    thresholds: [2022],
    colors: [blue[300], blue[700]],
  },
  continuous: {
    type: 'continuous',
    min: 2017,
    max: 2025,
    color: [blue[200], blue[800]],
  },
  ordinal: {
    type: 'ordinal',
    values: [2020, 2021],
    colors: [orange[800], orange[400]],
    unknownColor: blue[500],
  },
};

export default function ColorByAxis() {
  const [valueMap, setValueMap] = React.useState('piecewise');
  const [categoryMap, setCategoryMap] = React.useState('none');
  const choices = [
    { axis: 'yAxis (values)', maps: valueMaps, name: valueMap, choose: setValueMap },
    {
      axis: 'xAxis (categories)',
      maps: categoryMaps,
      name: categoryMap,
      choose: setCategoryMap,
    },
  ];

  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mb: 1 }}>
        {choices.map(({ axis, maps, name, choose }) => (
          <TextField
            key={axis}
            select
            size="small"
            label={axis}
            value={name}
            onChange={(event) => choose(event.target.value)}
            sx={{ minWidth: 180, mt: 1 }}
          >
            {Object.keys(maps).map((key) => (
              <MenuItem key={key} value={key}>
                {key}
              </MenuItem>
            ))}
          </TextField>
        ))}
      </Box>
      <Box
        component="figure"
        aria-label="Balance of a community garden per year"
        sx={{ m: 0 }}
      >
        <BarChart
          height={280}
          margin={{ top: 10, bottom: 30 }}
          xAxis={[
            {
              scaleType: 'band',
              data: years,
              valueFormatter: String,
              colorMap: categoryMaps[categoryMap],
            },
          ]}
          yAxis={[{ label: 'Balance (k€)', colorMap: valueMaps[valueMap] }]}
          series={[{ data: balance }]}
        />
      </Box>
    </Box>
  );
}
