import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartsLegend } from '@mui/x-charts/ChartsLegend';
import { ChartsTooltip } from '@mui/x-charts/ChartsTooltip';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { LinePlot, MarkPlot } from '@mui/x-charts/LineChart';
import { ResponsiveChartContainer } from '@mui/x-charts/ResponsiveChartContainer';
import { cityClimates, months } from '../data/climate';

const { city, temperature, rain } = cityClimates[3];

export default function ComposedAxes() {
  return (
    <ResponsiveChartContainer
      title={`Rain and temperature in ${city}, month by month`}
      height={330}
      sx={{
        '& .MuiChartsAxis-left .MuiChartsAxis-label': {
          transform: 'translateX(-10px)',
        },
      }}
      xAxis={[{ id: 'months', scaleType: 'band', data: months }]}
      yAxis={[{ id: 'rain' }, { id: 'temperature' }]}
      series={[
        { type: 'bar', yAxisId: 'rain', label: 'Rain (mm)', data: rain },
        {
          type: 'line',
          yAxisId: 'temperature',
          label: 'Temperature (°C)',
          data: temperature,
        },
      ]}
    >
      <BarPlot />
      <LinePlot />
      <MarkPlot />
      <ChartsXAxis axisId="months" disableTicks />
      <ChartsYAxis axisId="rain" label="Rain (mm)" />
      <ChartsYAxis
        axisId="temperature"
        position="right"
        label="Temperature (°C)"
        disableLine
      />
      <ChartsLegend />
      <ChartsTooltip />
    </ResponsiveChartContainer>
  );
}
