import Box from '@mui/material/Box';
import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartsAxisHighlight } from '@mui/x-charts/ChartsAxisHighlight';
import { ChartsLegend } from '@mui/x-charts/ChartsLegend';
import { ChartsTooltip } from '@mui/x-charts/ChartsTooltip';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { LineHighlightPlot, LinePlot } from '@mui/x-charts/LineChart';
import { ResponsiveChartContainer } from '@mui/x-charts/ResponsiveChartContainer';

const rain = [9.2, 7.1, 6.4, 4.8, 3.9, 2.2, 1.4, 1.9, 4.5, 8.3, 11.0, 10.4];
const level = [2.1, 2.1, 1.9, 1.7, 1.5, 1.2, 1.0, 0.9, 1.0, 1.4, 1.9, 2.2];
const months = rain.map((_, index) => new Date(Date.UTC(2025, index, 1)));
const month = new Intl.DateTimeFormat('en-GB', { month: 'short', timeZone: 'UTC' });

export default function BarsAndLinesTogether() {
  return (
    <Box
      component="figure"
      aria-label="Monthly rainfall and river level in 2025"
      dir="ltr"
      sx={{ m: 0, width: '100%' }}
    >
      <ResponsiveChartContainer
        height={340}
        margin={{ bottom: 32 }}
        xAxis={[
          {
            id: 'month',
            scaleType: 'band',
            data: months,
            valueFormatter: (value: Date) => month.format(value),
            tickLabelInterval: (_value, index) => index % 3 === 0,
          },
        ]}
        yAxis={[
          { id: 'rain', label: 'Rain (cm)' },
          { id: 'level', label: 'River level (m)', min: 0, max: 3, tickMinStep: 1 },
        ]}
        series={[
          {
            type: 'bar',
            yAxisKey: 'rain',
            label: 'Rain',
            data: rain,
            valueFormatter: (value) => `${value} cm`,
          },
          {
            type: 'line',
            yAxisKey: 'level',
            label: 'River level',
            data: level,
            valueFormatter: (value) => `${value} m`,
          },
        ]}
      >
        <BarPlot />
        <LinePlot />
        <ChartsXAxis axisId="month" />
        <ChartsYAxis axisId="rain" />
        <ChartsYAxis axisId="level" position="right" />
        <ChartsLegend />
        <ChartsAxisHighlight x="band" />
        <LineHighlightPlot />
        <ChartsTooltip trigger="axis" />
      </ResponsiveChartContainer>
    </Box>
  );
}
