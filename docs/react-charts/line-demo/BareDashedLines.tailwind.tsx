import { ChartContainer } from '@mui/x-charts/ChartContainer';
import { useLineSeries, useXScale, useYScale } from '@mui/x-charts/hooks';
import { LinePlot } from '@mui/x-charts/LineChart';
import { scenarios, years } from './scenarios';

function EndLabels() {
  const series = useLineSeries();
  const xScale = useXScale<'linear'>();
  const yScale = useYScale<'linear'>();
  return series.map(({ id, label, data }) => (
    <text
      key={id}
      x={xScale(2040) + 40}
      y={yScale(data[data.length - 1] ?? 0)}
      textAnchor="middle"
      dominantBaseline="central"
      fontSize={14}
      fill="currentColor"
    >
      {`${label}`}
    </text>
  ));
}

export default function BareDashedLines() {
  return (
    <ChartContainer
      title="Electric cars from 2025 to 2040 in three cases"
      desc="From 42,000 cars to between 153,000 and 389,000"
      height={240}
      margin={{ right: 80 }}
      xAxis={[{ data: years, position: 'none' }]}
      yAxis={[{ position: 'none' }]}
      series={scenarios.map((scenario) => ({
        ...scenario,
        type: 'line',
        color: 'var(--mui-palette-primary-main)',
      }))}
      disableAxisListener
      className="[&_[data-series=fast]]:[stroke-dasharray:10_5] [&_[data-series=slow]]:[stroke-dasharray:2_5] [&_[data-series=slow]]:[stroke-linecap:round]"
    >
      <LinePlot />
      <EndLabels />
    </ChartContainer>
  );
}
