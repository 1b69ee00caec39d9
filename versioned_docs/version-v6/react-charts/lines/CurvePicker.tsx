import * as React from 'react';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useTheme } from '@mui/material/styles';
import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { LinePlot, MarkPlot } from '@mui/x-charts/LineChart';
import { ResponsiveChartContainer } from '@mui/x-charts/ResponsiveChartContainer';
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
];

const stock = [34, 52, 47, 18, 29, 61];
const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

export default function CurvePicker() {
  const [curve, setCurve] = React.useState<CurveType>('step');
  const { palette } = useTheme();

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
      </Box>
      <Box
        component="figure"
        aria-label="Loaves in stock per day"
        dir="ltr"
        sx={{ m: 0 }}
      >
        <ResponsiveChartContainer
          height={260}
          margin={{ top: 16, right: 8, bottom: 32 }}
          xAxis={[{ scaleType: 'band', data: days }]}
          series={[
            { type: 'bar', data: stock, color: palette.action.disabledBackground },
            { type: 'line', data: stock, color: palette.primary.main, curve },
          ]}
        >
          <BarPlot />
          <LinePlot />
          <MarkPlot />
          <ChartsXAxis />
          <ChartsYAxis />
        </ResponsiveChartContainer>
      </Box>
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
        {`{ type: 'line', data, curve: '${curve}' }`}
      </Box>
    </Box>
  );
}
