import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartContainer } from '@mui/x-charts/ChartContainer';
import { ChartsAxisHighlight } from '@mui/x-charts/ChartsAxisHighlight';
import { ChartsTooltip } from '@mui/x-charts/ChartsTooltip';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { LineHighlightPlot, LinePlot } from '@mui/x-charts/LineChart';
import { months, rainfall, riverLevel } from './weatherStation';

const inMillimeters = (value: number | null) => `${value} mm`;
const inCentimeters = (value: number | null) =>
  value === null ? 'no reading' : `${value} cm`;

export default function BarsAndLinesTogether() {
  return (
    <ChartContainer
      aria-label="Monthly rainfall and river level, 2024 and 2025"
      height={340}
      xAxis={[
        {
          id: 'month',
          scaleType: 'band',
          data: months,
          tickInterval: (_: string, index: number) => index % 6 === 0,
        },
      ]}
      yAxis={[
        { id: 'rain', label: 'Rain (mm)' },
        { id: 'level', label: 'River level (cm)', min: 0, position: 'right' },
      ]}
      series={[
        {
          type: 'bar',
          yAxisId: 'rain',
          label: 'Rain',
          data: rainfall,
          valueFormatter: inMillimeters,
        },
        {
          type: 'line',
          yAxisId: 'level',
          label: 'River level',
          data: riverLevel,
          valueFormatter: inCentimeters,
        },
      ]}
    >
      <ChartsAxisHighlight x="band" />
      <BarPlot />
      <LinePlot />
      <LineHighlightPlot />
      <ChartsXAxis axisId="month" />
      <ChartsYAxis axisId="rain" />
      <ChartsYAxis axisId="level" />
      <ChartsTooltip trigger="axis" />
    </ChartContainer>
  );
}
