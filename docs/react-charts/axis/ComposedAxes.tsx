import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartDataProvider } from '@mui/x-charts/ChartDataProvider';
import { ChartsLegend } from '@mui/x-charts/ChartsLegend';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import { ChartsTooltip } from '@mui/x-charts/ChartsTooltip';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { LinePlot, MarkPlot } from '@mui/x-charts/LineChart';
import { cityClimates, months } from '../data/climate';

const { city, temperature, rain } = cityClimates[3];

export default function ComposedAxes() {
  return (
    <ChartDataProvider
      height={300}
      xAxis={[{ id: 'months', scaleType: 'band', data: months }]}
      yAxis={[
        { id: 'rain', width: 60 },
        { id: 'temperature', position: 'right', width: 60 },
      ]}
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
      <ChartsLegend />
      <ChartsSurface title={`Rain and temperature in ${city}, month by month`}>
        <BarPlot />
        <LinePlot />
        <MarkPlot />
        <ChartsXAxis axisId="months" disableTicks />
        <ChartsYAxis axisId="rain" label="Rain (mm)" />
        <ChartsYAxis axisId="temperature" label="Temperature (°C)" disableLine />
      </ChartsSurface>
      <ChartsTooltip />
    </ChartDataProvider>
  );
}
