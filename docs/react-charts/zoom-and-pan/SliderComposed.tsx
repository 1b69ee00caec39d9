import * as React from 'react';
import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartsClipPath } from '@mui/x-charts/ChartsClipPath';
import { ChartsTooltip } from '@mui/x-charts/ChartsTooltip';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { LinePlot } from '@mui/x-charts/LineChart';
import { ChartContainerPro } from '@mui/x-charts-pro/ChartContainerPro';
import { ChartZoomSlider } from '@mui/x-charts-pro/ChartZoomSlider';
import { createTradingDays } from '../data/trade';

const days = createTradingDays(60);

export default function SliderComposed() {
  const clipPathId = React.useId();

  return (
    <ChartContainerPro
      title="Closing price and volume of a share, 60 trading days"
      height={340}
      initialZoom={[{ axisId: 'day', start: 50, end: 100 }]}
      xAxis={[
        {
          id: 'day',
          scaleType: 'band',
          data: days.map(({ date }) => date),
          tickInterval: (date: Date) => date.getDay() === 1,
          valueFormatter: (date: Date) =>
            date.toLocaleDateString('en-US', { month: 'short', day: 'numeric' }),
          zoom: { minSpan: 8, slider: { enabled: true } },
        },
      ]}
      yAxis={[
        { id: 'close', label: 'Close ($)' },
        { id: 'volume', max: 2000 },
      ]}
      series={[
        {
          type: 'bar',
          yAxisId: 'volume',
          label: 'Volume (thousands)',
          data: days.map(({ volume }) => volume),
        },
        {
          type: 'line',
          yAxisId: 'close',
          label: 'Close ($)',
          data: days.map(({ close }) => close),
        },
      ]}
    >
      <g clipPath={`url(#${clipPathId})`}>
        <BarPlot />
        <LinePlot />
      </g>
      <ChartsXAxis axisId="day" />
      <ChartsYAxis axisId="close" />
      <ChartZoomSlider />
      <ChartsTooltip trigger="axis" />
      <ChartsClipPath id={clipPathId} />
    </ChartContainerPro>
  );
}
