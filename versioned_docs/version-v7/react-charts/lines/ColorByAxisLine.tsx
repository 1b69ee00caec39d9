import * as React from 'react';
import Box from '@mui/material/Box';
import { blue, orange, teal } from '@mui/material/colors';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { LineChart } from '@mui/x-charts/LineChart';
import type { AxisConfig } from '@mui/x-charts/models';

const weeks = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
const level = [38, 41, 52, 70, 88, 95, 83, 66, 49, 36, 30, 27];

const yMaps: Record<string, AxisConfig<'linear'>['colorMap']> = {
  none: undefined,
  piecewise: {
    type: 'piecewise',
    thresholds: [40, 80],
    colors: [teal[500], blue[500], orange[800]],
  },
  continuous: {
    type: 'continuous',
    min: 25,
    max: 95,
    color: [teal[400], orange[800]],
  },
};

const xMaps: Record<string, AxisConfig<'linear'>['colorMap']> = {
  none: undefined,
  piecewise: { type: 'piecewise', thresholds: [5], colors: [blue[300], blue[700]] },
  continuous: {
    type: 'continuous',
    min: 1,
    max: 12,
    color: [orange[700], blue[600]],
  },
};

export default function ColorByAxisLine() {
  const [yMap, setYMap] = React.useState('piecewise');
  const [xMap, setXMap] = React.useState('none');
  const choices = [
    { axis: 'yAxis', maps: yMaps, name: yMap, choose: setYMap },
    { axis: 'xAxis', maps: xMaps, name: xMap, choose: setXMap },
  ];

  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, my: 1 }}>
        {choices.map(({ axis, maps, name, choose }) => (
          <TextField
            key={axis}
            select
            size="small"
            label={axis}
            value={name}
            onChange={(event) => choose(event.target.value)}
            sx={{ flex: '1 1 120px', maxWidth: 180 }}
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
        aria-label="Fill of a reservoir in percent, over twelve weeks"
        sx={{ m: 0 }}
      >
        <LineChart
          height={280}
          margin={{ top: 10 }}
          grid={{ horizontal: true }}
          xAxis={[
            {
              label: 'Week',
              data: weeks,
              tickMinStep: 1,
              domainLimit: 'strict',
              colorMap: xMaps[xMap],
            },
          ]}
          yAxis={[{ label: 'Fill (%)', colorMap: yMaps[yMap] }]}
          series={[{ data: level, area: true }]}
        />
      </Box>
    </Box>
  );
}
