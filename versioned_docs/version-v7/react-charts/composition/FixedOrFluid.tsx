import * as React from 'react';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { ResponsiveChartContainer } from '@mui/x-charts/ResponsiveChartContainer';
import { cityClimates, months } from '../data/climate';

const xAxis = [{ scaleType: 'band' as const, data: months }];
const yAxis = [{ label: 'Rain (mm)' }];
const series = [{ type: 'bar' as const, data: cityClimates[0].rain }];

export default function FixedOrFluid() {
  const [isFixed, setFixed] = React.useState(false);
  const [parentWidth, setParentWidth] = React.useState(100);

  return (
    <Stack spacing={1}>
      <Box
        sx={{
          width: `${parentWidth}%`,
          height: 260,
          outline: '1px dashed',
          outlineOffset: -1,
        }}
      >
        <ResponsiveChartContainer
          title="Rain per month in Aldermouth"
          {...(isFixed ? { width: 280, height: 220 } : {})}
          xAxis={xAxis}
          yAxis={yAxis}
          series={series}
          sx={{
            '& .MuiChartsAxis-left .MuiChartsAxis-label': {
              transform: 'translateX(-10px)',
            },
          }}
        >
          <BarPlot />
          <ChartsXAxis />
          <ChartsYAxis />
        </ResponsiveChartContainer>
      </Box>
      <FormControlLabel
        label="width={280} height={220}"
        control={<Checkbox checked={isFixed} />}
        onChange={(_, checked) => setFixed(checked)}
      />
      <Slider
        aria-label="Width of the parent, in percent"
        min={50}
        value={parentWidth}
        onChange={(_, value) => setParentWidth(Number(value))}
      />
    </Stack>
  );
}
