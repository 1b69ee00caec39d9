import Box from '@mui/material/Box';
import { BarPlot } from '@mui/x-charts/BarChart';
import { axisClasses } from '@mui/x-charts/ChartsAxis';
import { ChartsAxisHighlight } from '@mui/x-charts/ChartsAxisHighlight';
import { ChartsTooltip } from '@mui/x-charts/ChartsTooltip';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { LineHighlightPlot, LinePlot } from '@mui/x-charts/LineChart';
import { ResponsiveChartContainer } from '@mui/x-charts/ResponsiveChartContainer';

const rain = [92, 71, 64, 48, 39, 22, 14, 19, 45, 83, 110, 104];
const level = [214, 208, 190, 171, 150, 121, 96, 88, 104, 142, 187, 219];
const months = rain.map((_, index) => new Date(Date.UTC(2025, index, 1)));

const short = new Intl.DateTimeFormat('en-GB', { month: 'short', timeZone: 'UTC' });
const long = new Intl.DateTimeFormat('en-GB', {
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

export default function BarsAndLinesTogether() {
  return (
    <Box
      component="figure"
      aria-label="Monthly rainfall and river level in 2025"
      sx={{ width: '100%', m: 0 }}
    >
      <ResponsiveChartContainer
        height={340}
        margin={{ top: 20, bottom: 30, left: 50, right: 64 }}
        sx={{
          [`& .${axisClasses.right} .${axisClasses.label}`]: {
            transform: 'translateX(14px)',
          },
        }}
        xAxis={[
          {
            id: 'month',
            scaleType: 'band',
            data: months,
            tickInterval: (value: Date) => value.getUTCMonth() % 3 === 0,
            valueFormatter: (value: Date, { location }) =>
              (location === 'tick' ? short : long).format(value),
          },
        ]}
        yAxis={[{ id: 'rain' }, { id: 'level', min: 0 }]}
        series={[
          {
            type: 'bar',
            yAxisId: 'rain',
            label: 'Rain',
            data: rain,
            valueFormatter: (value) => `${value} mm`,
          },
          {
            type: 'line',
            yAxisId: 'level',
            label: 'River level',
            data: level,
            valueFormatter: (value) => `${value} cm`,
          },
        ]}
      >
        <ChartsAxisHighlight x="band" />
        <BarPlot />
        <LinePlot />
        <LineHighlightPlot />
        <ChartsXAxis axisId="month" />
        <ChartsYAxis axisId="rain" label="Rain (mm)" />
        <ChartsYAxis axisId="level" position="right" label="River level (cm)" />
        <ChartsTooltip trigger="axis" />
      </ResponsiveChartContainer>
    </Box>
  );
}
